"""Makes the page without a server as a folder: `tablee page`."""
