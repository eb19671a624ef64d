# a static site: Poleis in the browser, without a server
site-loading = Loading Poleis. It is kept in this browser and then works offline.
site-starting = Starting …
site-failed = Poleis could not start.
site-no-storage = This browser does not let the page keep anything, so no game would be safe. Leave the private window, or allow site data, and load the page again.
site-no-python = Load the page again. If that does not help, use a newer browser.
site-no-script = To play, allow scripts for this page.
site-update = A new version is ready.
site-reload = Reload
site-language = Choose your language
site-tagline = Board games about ancient cities
site-keep = Your games are kept in this browser only. Export them now and then.
site-export = Export everything
site-import = Import a file
site-import-help = An export, or the record of one game.
site-delete = Delete all games
site-delete-sure = All games, results and reviews in this browser will be deleted. There is no way back.
