-- Flights, nights, rides of a trip. What is only stored and told is one document; the columns are what it is looked for by.
create table trip_segments (
  id uuid primary key,
  trip_id uuid not null references trips on delete cascade,
  kind text not null check (kind in ('activity', 'air', 'car', 'cruise', 'hotel', 'rail')),
  fields jsonb not null,
  -- Null where nobody knows the zone of what clocks show.
  begins_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index trip_segments_trip on trip_segments (trip_id, begins_at, id);

create trigger raise_revision after insert or update or delete on trip_segments
  for each row execute function raise_trip_revision('trips');
