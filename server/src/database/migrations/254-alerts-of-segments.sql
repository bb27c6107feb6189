-- Alerts reach a trip by its segments too: by where one is on the days of a segment, and by the airline and the airports of a flight.

-- Null where nothing is told that could be a day of a trip.
create function told_day(written text) returns date language sql immutable parallel safe
  return case when written ~ '^(19|20|21)\d\d-' then left(written, 10)::date end;

-- Where one is by a segment, and on which days there. Of what goes from one place to another each end has its own day.
create function segment_stops(of_kind text, fields jsonb)
  returns table (airport text, country_code text, longitude double precision, latitude double precision, days daterange)
  language sql immutable parallel safe as $$
  select upper(trim(fields ->> stop.airport)), fields ->> (stop.place || 'country'),
    (fields ->> (stop.place || 'lng'))::double precision, (fields ->> (stop.place || 'lat'))::double precision,
    daterange(stay.first_day, greatest(stay.first_day, stay.last_day), '[]')
  from (values
    ('air', 'origin', 'origin_', 'departure_datetime', 'departure_datetime'),
    ('air', 'destination', 'destination_', 'arrival_datetime', 'arrival_datetime'),
    ('rail', null, 'origin_', 'departure_datetime', 'departure_datetime'),
    ('rail', null, 'destination_', 'arrival_datetime', 'arrival_datetime'),
    ('cruise', null, 'origin_', 'departure_datetime', 'departure_datetime'),
    ('cruise', null, 'destination_', 'arrival_datetime', 'arrival_datetime'),
    ('car', null, 'pickup_', 'pickup_datetime', 'pickup_datetime'),
    ('car', null, 'dropoff_', 'dropoff_datetime', 'dropoff_datetime'),
    ('activity', null, 'start_', 'start_datetime', 'end_datetime'),
    ('activity', null, 'end_', 'start_datetime', 'end_datetime'),
    ('hotel', null, '', 'checkin_date', 'checkout_date')) as stop (kind, airport, place, first_time, last_time)
  cross join lateral (
    select told_day(coalesce(fields ->> stop.first_time, fields ->> (stop.first_time || '_utc'))) as first_day,
      told_day(coalesce(fields ->> stop.last_time, fields ->> (stop.last_time || '_utc'))) as last_day) told
  cross join lateral (
    select coalesce(told.first_day, told.last_day) as first_day, coalesce(told.last_day, told.first_day) as last_day) stay
  where stop.kind = of_kind and stay.first_day is not null
    -- What was cancelled says nothing of where one is.
    and coalesce(fields ->> 'status', '0') <> '2'
$$;

create table segment_places (
  segment_id uuid not null references trip_segments on delete cascade,
  trip_id uuid not null references trips on delete cascade,
  -- Null where it is not told.
  country_id uuid references countries,
  -- Null where only the country is known.
  around polygon,
  days daterange not null,
  trip_days daterange not null,
  -- As with destinations; null for flights, since who passes through an airport is not in its country for that.
  country_days box
);
create index segment_places_segment on segment_places (segment_id);
create index segment_places_trip on segment_places (trip_id);
create index segment_places_near on segment_places using gist (around, trip_days);
create index segment_places_country on segment_places using gist (country_days);

-- What a flight calls on: its airline, its airports, and the countries of these. Where the segment tells one that nobody knows its subject is null.
create table segment_calls (
  segment_id uuid not null references trip_segments on delete cascade,
  trip_id uuid not null references trips on delete cascade,
  kind text not null check (kind in ('airline', 'airport')),
  subject_id uuid,
  days daterange not null,
  -- The subject and the days of the trip, as with destinations.
  trip_days box
);
create index segment_calls_segment on segment_calls (segment_id);
create index segment_calls_trip on segment_calls (trip_id);
create index segment_calls_subject on segment_calls using gist (trip_days);

-- Of a stay of which only the country is known: the days of which no segment tells where one is. Only for stays of which segments tell some
-- days; an empty range where they tell all of them.
create table stay_gaps (
  destination_id uuid not null references destinations on delete cascade,
  days daterange not null
);
create index stay_gaps_destination on stay_gaps (destination_id);

-- Statements are planned each time, as in 003.
create function note_stay_gaps(trip_ids uuid[]) returns void language plpgsql as $$
begin
  execute 'delete from stay_gaps where destination_id in (select id from destinations where trip_id = any($1))' using trip_ids;
  execute $sql$
    insert into stay_gaps (destination_id, days)
    select stay.id, coalesce(gap.days, 'empty') from (
      select destination.id, datemultirange(daterange(destination.entry_date, destination.exit_date, '[]')) - range_agg(place.days) as gaps
      from destinations destination join segment_places place on place.trip_id = destination.trip_id
        and place.country_id = destination.country_id and place.around is not null
        and place.days && daterange(destination.entry_date, destination.exit_date, '[]')
      where destination.trip_id = any($1) and not destination.located and destination.entry_date <= destination.exit_date
      group by destination.id) stay
    left join lateral unnest(stay.gaps) as gap(days) on true
  $sql$ using trip_ids;
end $$;

create function place_segments(ids uuid[]) returns void language plpgsql as $$
begin
  execute 'delete from segment_places where segment_id = any($1)' using ids;
  execute 'delete from segment_calls where segment_id = any($1)' using ids;
  execute $sql$
    insert into segment_places (segment_id, trip_id, country_id, around, days, trip_days, country_days)
    select segment.id, trip.id, country.id,
      around_place(coalesce(airport.longitude, stop.longitude), coalesce(airport.latitude, stop.latitude)),
      stop.days, daterange(trip.start, trip.finish, '[]'),
      case when segment.kind <> 'air' then country_days(country.id, trip.start, trip.finish) end
    from trip_segments segment join trips trip on trip.id = segment.trip_id
    cross join lateral segment_stops(segment.kind, segment.fields) stop
    left join lateral (
      select known.longitude, known.latitude, known.country_id from airports known
      where known.iata = stop.airport or known.icao = stop.airport order by known.code limit 1) airport on true
    left join countries country on country.id = coalesce(airport.country_id, (
      select named.id from countries named where named.country_code = stop.country_code))
    where segment.id = any($1)
      and (country.id is not null or coalesce(airport.latitude, stop.latitude) + coalesce(airport.longitude, stop.longitude) is not null)
  $sql$ using ids;
  execute $sql$
    insert into segment_calls (segment_id, trip_id, kind, subject_id, days, trip_days)
    select distinct on (segment.id, call.kind, call.subject_id) segment.id, trip.id, call.kind, call.subject_id, flown.days,
      country_days(call.subject_id, trip.start, trip.finish)
    from trip_segments segment join trips trip on trip.id = segment.trip_id
    cross join lateral (
      select range_merge(range_agg(stop.days)) as days, array_remove(array_agg(stop.airport), null) as airports
      from segment_stops('air', segment.fields) stop) flown
    cross join lateral (
      select segment.fields ->> 'airline' as name, coalesce(
        (regexp_match(upper(regexp_replace(segment.fields ->> 'flight_number', '[\s-]', '', 'g')),
          '^([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})0*[1-9]'))[1],
        upper(trim(segment.fields ->> 'iata_code'))) as code) carrier
    cross join lateral (
      select 'airline' as kind, airline.id as subject_id
      from (values (1)) told left join airlines airline
        on airline.iata = carrier.code or airline.icao = carrier.code or (carrier.code is null and airline.name = carrier.name)
      where coalesce(carrier.code, carrier.name) is not null
      union all
      select 'airport', subject.id
      from unnest(flown.airports) as told(code)
      left join airports airport on airport.iata = told.code or airport.icao = told.code
      cross join lateral (values (airport.id), (airport.country_id)) as subject(id)) call
    where segment.id = any($1) and segment.kind = 'air' and flown.days is not null
  $sql$ using ids;
end $$;

-- By triggers, so that no write of a trip can forget what its alerts are found by.
create function note_written_segments() returns trigger language plpgsql as $$
begin
  perform place_segments(array(select id from written));
  perform note_stay_gaps(array(select distinct trip_id from written));
  return null;
end $$;
create trigger note_places_added after insert on trip_segments referencing new table as written
  for each statement execute function note_written_segments();

-- Most changes are of what is known of a flight, and of no place.
create function note_changed_segments() returns trigger language plpgsql as $$
declare changed uuid[] := array(
  select written.id from written join before using (id)
  where (written.kind, written.trip_id, written.fields) is distinct from (before.kind, before.trip_id, before.fields));
begin
  if changed = '{}' then return null; end if;
  perform place_segments(changed);
  perform note_stay_gaps(array(select distinct trip_id from written));
  return null;
end $$;
create trigger note_places_changed after update on trip_segments referencing old table as before new table as written
  for each statement execute function note_changed_segments();

create function note_gaps_of_trips() returns trigger language plpgsql as $$
begin
  perform note_stay_gaps(array(select distinct trip_id from written));
  return null;
end $$;
create trigger note_places_removed after delete on trip_segments referencing old table as written
  for each statement execute function note_gaps_of_trips();
create trigger note_gaps_added after insert on destinations referencing new table as written
  for each statement execute function note_gaps_of_trips();
create trigger note_gaps_changed after update on destinations referencing new table as written
  for each statement execute function note_gaps_of_trips();

create or replace function move_trip_days() returns trigger language plpgsql as $$
begin
  perform place_segments(array(select id from trip_segments where trip_id = new.id));
  update destinations set locations = locations where trip_id = new.id;
  return null;
end $$;

select place_segments(array(select id from trip_segments));
select note_stay_gaps(array(select distinct trip_id from trip_segments));

-- ------------------------------------------------------------------------------------------------- alerts of flights, by day

-- As in 042: a flight finds its alerts by when they were issued, however many there ever were.
do $$
declare named text;
declare subject text;
begin
  foreach named in array array['alert_airlines', 'alert_airports', 'alert_airport_countries'] loop
    subject := case named when 'alert_airlines' then 'airline' when 'alert_airports' then 'airport' else 'country' end;
    execute format('alter table %I add column issued_at timestamptz', named);
    execute format('update %I link set issued_at = alert.created_at from alerts alert where alert.id = link.alert_id', named);
    execute format('alter table %I alter column issued_at set not null', named);
    execute format('create trigger set_issued_at before insert or update on %I for each row execute function set_issued_at()', named);
    execute format('create index %I on %I (%I, issued_at)', named || '_issued', named, subject || '_id');
    execute format('drop index %I', named || '_' || subject);
  end loop;
end $$;

create or replace function move_issued_days() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'alerts' then
    update alert_countries set alert_id = alert_id where alert_id = new.id;
    update alert_airlines set alert_id = alert_id where alert_id = new.id;
    update alert_airports set alert_id = alert_id where alert_id = new.id;
    update alert_airport_countries set alert_id = alert_id where alert_id = new.id;
    update reaches set alert_id = alert_id where alert_id = new.id;
  else
    update reaches set advisory_id = advisory_id where advisory_id = new.id;
  end if;
  return null;
end $$;

-- What an alert names of flights: an airline, an airport, or a country for all of its airports.
create view alert_calls as
  select alert_id, 'airline' as kind, airline_id as subject_id, issued_at from alert_airlines
  union all
  select alert_id, 'airport', airport_id, issued_at from alert_airports
  union all
  select alert_id, 'airport', country_id, issued_at from alert_airport_countries;

-- Whether an alert names airlines, or airports, and the flight of the segment tells that it is with none of them.
create function is_other_flight(wanted_alert uuid, wanted_segment uuid, of_kind text) returns boolean language sql stable
  return exists (select 1 from alert_calls where alert_calls.alert_id = wanted_alert and alert_calls.kind = of_kind)
    and exists (select 1 from segment_calls where segment_calls.segment_id = wanted_segment and segment_calls.kind = of_kind)
    and not exists (
      select 1 from segment_calls flown join alert_calls named on named.subject_id = flown.subject_id
      where flown.segment_id = wanted_segment and flown.kind = of_kind and named.alert_id = wanted_alert and named.kind = of_kind);

-- As in 042, from either side by an index. An alert that does not say when it begins holds from when it was issued on: who was at a place before
-- is not reached by it.
create or replace view alert_matches as
  select link.alert_id, destination.trip_id, link.issued_at >= trip.start as during
  from alert_countries link
  join alerts alert on alert.id = link.alert_id
  join destinations destination on destination.country_id = link.country_id
    and destination.trip_days && country_days(link.country_id, utc_day(link.issued_at), utc_day(link.issued_at) + 30)
  join trips trip on trip.id = destination.trip_id
    and link.issued_at >= first_moment(trip.start - 30) and link.issued_at < first_moment(trip.finish + 1)
  where (link.wide or (not destination.located and (
      not exists (select 1 from stay_gaps told where told.destination_id = destination.id)
      or exists (
        select 1 from stay_gaps gap
        where gap.destination_id = destination.id and coalesce(alert.start, link.issued_at) < upper(gap.days)
          and (alert.finish is null or alert.finish >= lower(gap.days))))))
    and (alert.start is null or alert.start < destination.exit_date + 1)
    and (alert.finish is null or alert.finish >= destination.entry_date)
  union all
  select reach.alert_id, place.trip_id, alert.created_at >= trip.start
  from reaches reach
  join alerts alert on alert.id = reach.alert_id
  join destination_places place on place.around && reach.area and place.trip_days && reach.felt_days
  join destinations destination on destination.id = place.destination_id
  join trips trip on trip.id = place.trip_id
  where (alert.start is null or alert.start < destination.exit_date + 1)
    and (alert.finish is null or alert.finish >= destination.entry_date)
  union all
  select reach.alert_id, place.trip_id, alert.created_at >= trip.start
  from reaches reach
  join alerts alert on alert.id = reach.alert_id
  join segment_places place on place.around && reach.area and place.trip_days && reach.felt_days
  join trips trip on trip.id = place.trip_id
  where coalesce(alert.start, alert.created_at) < upper(place.days)
    and (alert.finish is null or alert.finish >= lower(place.days))
  union all
  select link.alert_id, place.trip_id, link.issued_at >= trip.start
  from alert_countries link
  join alerts alert on alert.id = link.alert_id
  join segment_places place on place.country_id = link.country_id
    and place.country_days && country_days(link.country_id, utc_day(link.issued_at), utc_day(link.issued_at) + 30)
  join trips trip on trip.id = place.trip_id
    and link.issued_at >= first_moment(trip.start - 30) and link.issued_at < first_moment(trip.finish + 1)
  where link.wide and coalesce(alert.start, link.issued_at) < upper(place.days)
    and (alert.finish is null or alert.finish >= lower(place.days))
  union all
  select link.alert_id, flown.trip_id, link.issued_at >= trip.start
  from alert_calls link
  join alerts alert on alert.id = link.alert_id
  join segment_calls flown on flown.subject_id = link.subject_id and flown.kind = link.kind
    and flown.trip_days && country_days(link.subject_id, utc_day(link.issued_at), utc_day(link.issued_at) + 30)
  join trips trip on trip.id = flown.trip_id
    and link.issued_at >= first_moment(trip.start - 30) and link.issued_at < first_moment(trip.finish + 1)
  where coalesce(alert.start, link.issued_at) < upper(flown.days)
    and (alert.finish is null or alert.finish >= lower(flown.days))
    and not is_other_flight(link.alert_id, flown.segment_id, 'airline')
    and not is_other_flight(link.alert_id, flown.segment_id, 'airport');
