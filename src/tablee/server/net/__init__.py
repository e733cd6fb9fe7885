"""The bytes of http and websockets, before anything is made of them."""
