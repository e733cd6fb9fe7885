"""The page without a server: tables, robots and records inside the browser, for one device. Python runs in a worker."""
