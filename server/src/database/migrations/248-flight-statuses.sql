-- What is known of a flight: an airline's number, from an airport, on a day there. Segments of travellers are of a flight by what is written in them.
create table flight_statuses (
  id uuid primary key,
  -- The shorter codes, where the airline and the airport are known.
  carrier text not null,
  flight_number text not null,
  origin text not null,
  -- On calendars at the airport, as `2026-11-20`.
  departure_day text not null,
  -- All that a segment may call the flight and the airport.
  flight_keys text[] not null,
  origins text[] not null,
  scheduled_departure timestamptz not null,
  -- By the name of each fact what it is and when it was known: what comes late changes nothing that was known later.
  told jsonb not null default '{}',
  -- Minutes of delay that travellers were told of, of the flight and by airport.
  said jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (carrier, flight_number, origin, departure_day)
);
create index flight_statuses_keys on flight_statuses using gin (flight_keys) with (fastupdate = off);

-- `LA2450` of "LA 2450", "la-02450", or "2450" of the airline LA; null where no flight can be read from it.
create function flight_key(fields jsonb) returns text language sql immutable parallel safe as $$
  select nullif(coalesce(read[1], upper(trim(fields ->> 'iata_code'))) || read[2], read[2])
  from regexp_match(upper(regexp_replace(fields ->> 'flight_number', '[\s-]', '', 'g')),
    '^([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})?0*([1-9][0-9]{0,3}[A-Z]?)$') as read
$$;
create index trip_segments_flight on trip_segments (flight_key(fields), (left(fields ->> 'departure_datetime', 10))) where kind = 'air';
