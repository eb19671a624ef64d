"""A static site: Poleis as a folder of files, which any web host can serve.

`folder.py` writes it: pages that need no Python (`prerender.py`), empty pages that Python fills in
the browser (`shells.py`), the client, Pyodide's files (`pyodide_files.py`), what makes it
installable (`manifest.py`) and what keeps it in the browser (`offline.py`). `addresses.py` says
where each page stands; the page in the browser uses it, too.
"""
