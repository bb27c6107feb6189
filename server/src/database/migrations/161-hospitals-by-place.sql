-- Hospitals are asked for by the corners of a map.
create index hospitals_place on hospitals (latitude, longitude);
