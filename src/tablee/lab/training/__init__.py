"""Learning by playing against oneself: `tablee train`."""
