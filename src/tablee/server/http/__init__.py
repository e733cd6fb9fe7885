"""How a route is declared, and the OpenAPI description of all of them."""
