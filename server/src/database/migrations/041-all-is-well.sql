-- Trips at whose beginning was looked whether all is well; kept for some days, see jobs/tell-all-is-well.ts.
create table trip_starts (
  trip_id uuid primary key references trips on delete cascade,
  looked_at timestamptz not null
);
create index trips_starting on trips (start) where deleted_at is null;
