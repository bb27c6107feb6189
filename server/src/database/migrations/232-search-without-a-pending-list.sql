-- Names are read far more often than written. With a pending list, which each search goes through and the planner counts, a pack just
-- imported was searched from the first row to the last.
alter index airlines_searched set (fastupdate = off);
alter index airports_searched set (fastupdate = off);
select gin_clean_pending_list('airlines_searched'), gin_clean_pending_list('airports_searched');
