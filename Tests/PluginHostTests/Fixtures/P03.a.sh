#!/no/such/interp
# P03.a: an interpreter that nobody has
echo never
