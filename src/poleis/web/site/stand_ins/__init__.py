"""What takes the place of compiled packages in a page: each module has the name of the one that it
stands in for, and goes to the top of a site's archive."""
