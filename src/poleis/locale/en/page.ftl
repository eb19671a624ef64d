# Pages of a site, which keep everything in the browser.
page-storage-full = This browser has no room left, so the move was not made. Delete old games under My games, or free some space, and try again.
page-storage-refused = This browser does not let the page keep anything, so the move was not made. Private windows often do not.
page-no-links = Nobody can come to this page from elsewhere. Choose bots or players at this screen.
page-bad-file = This file holds no games that can be read here.
page-delete = Delete this game
page-daily-help = Everyone gets the same draw. One try counts, without hints and without taking back what chance has shown. It must end before midnight UTC.
page-stop-thinking = Stop thinking
page-stop-help = The bot plays the best move that it has found so far
