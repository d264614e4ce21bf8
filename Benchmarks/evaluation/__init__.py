"""What evaluate.py is made of: a module a kind of measurement, a module an engine, and the report."""
