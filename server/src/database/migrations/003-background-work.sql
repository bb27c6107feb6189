-- ------------------------------------------------------------------------------------------------- work done later

-- One row for each piece of work that is still to do; done work is deleted.
create table jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject_id uuid not null,
  -- From when on it may be taken. Whoever takes it moves this ahead: if they die, it falls due again.
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- Rises when the work is asked for again while it is under way; then it is not done yet.
  asked integer not null default 1,
  unique (kind, subject_id)
);
create index jobs_due on jobs (due_at);

-- ---------------------------------------------------------------------------------------------------- notifications

-- Who was told of what. Outlives the notification, so that nobody is told twice of what they have deleted.
create table notices (
  traveller_id uuid not null references travellers on delete cascade,
  type integer not null,
  subject_id uuid not null,
  primary key (traveller_id, type, subject_id)
);

-- Without a traveller it is for the company itself.
alter table notifications alter column traveller_id drop not null;
alter table notifications add check (traveller_id is not null or company_id is not null);
create index notifications_company on notifications (company_id, created_at) where traveller_id is null;
create index notifications_unread on notifications (traveller_id) where read_at is null;
create index notifications_alert on notifications ((data ->> 'alert_id')) where type = 110;
create index notifications_advisory on notifications ((data ->> 'advisory_id')) where type = 111;

create table push_messages (
  id uuid primary key default gen_random_uuid(),
  device_id uuid not null references devices on delete cascade,
  notification_id uuid references notifications on delete cascade,
  type integer not null,
  data jsonb not null,
  -- As with jobs.
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- Where and under which number the push service has it; from then on its receipt is due.
  token text,
  ticket text,
  created_at timestamptz not null,
  unique (device_id, notification_id)
);
create index push_messages_due on push_messages (due_at);
create index push_messages_notification on push_messages (notification_id);

-- ---------------------------------------------------------------------------------------------------------- matching
-- The indexes below find the trips that an alert touches at a cost that grows with those trips, not with all trips.

-- A country and the days of a trip as one box, since boxes have an index on every PostgreSQL. Countries whose hashes
-- meet by chance are told apart by whoever asks.
create function country_days(country uuid, first_day date, last_day date) returns box
  language sql immutable parallel safe
  return box(
    point(hashtext(country::text), first_day - date '2000-01-01'),
    point(hashtext(country::text), last_day - date '2000-01-01'));

-- A place and some 10 km around it: outlines are drawn coarsely, and towns have outskirts.
create function around_place(longitude double precision, latitude double precision) returns polygon
  language sql immutable parallel safe
  return polygon(box(
    point(longitude - 0.1 / greatest(cosd(latitude), 0.05), latitude - 0.1),
    point(longitude + 0.1 / greatest(cosd(latitude), 0.05), latitude + 0.1)));

create function utc_day(moment timestamptz) returns date
  language sql immutable parallel safe
  return (moment at time zone 'UTC')::date;

alter table destinations add column trip_days box;
alter table destinations add column located boolean
  generated always as (jsonb_array_length(locations) > 0) stored;
create index destinations_trip_days on destinations using gist (trip_days);

create table destination_places (
  destination_id uuid not null references destinations on delete cascade,
  trip_id uuid not null references trips on delete cascade,
  around polygon not null,
  trip_days daterange not null
);
create index destination_places_destination on destination_places (destination_id);
create index destination_places_trip on destination_places (trip_id);
create index destination_places_near on destination_places using gist (around, trip_days);

-- By triggers, so that no write of a trip can forget what its alerts are found by.
create function set_trip_days() returns trigger language plpgsql as $$
begin
  new.trip_days := (select country_days(new.country_id, trip.start, trip.finish) from trips trip where trip.id = new.trip_id);
  return new;
end $$;
create trigger set_trip_days before insert or update on destinations
  for each row execute function set_trip_days();

create function set_destination_places() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- Planned each time: a plan kept from when the table was small would read all of it for each row.
    execute 'delete from destination_places where destination_id = $1' using new.id;
  end if;
  insert into destination_places (destination_id, trip_id, around, trip_days)
  select new.id, new.trip_id,
    around_place((place ->> 'longitude')::double precision, (place ->> 'latitude')::double precision),
    daterange(trip.start, trip.finish, '[]')
  from trips trip cross join jsonb_array_elements(new.locations) place
  where trip.id = new.trip_id;
  return null;
end $$;
create trigger set_destination_places after insert or update of locations on destinations
  for each row execute function set_destination_places();

create function move_trip_days() returns trigger language plpgsql as $$
begin
  update destinations set locations = locations where trip_id = new.id;
  return null;
end $$;
create trigger move_trip_days after update of start, finish on trips
  for each row when (old.start <> new.start or old.finish <> new.finish) execute function move_trip_days();

update destinations set locations = locations;

-- Where an alert or advisory that does not cover a whole country is felt; made when content is rendered. Until then it
-- counts for its whole country.
create table reaches (
  alert_id uuid references alerts on delete cascade,
  advisory_id uuid references advisories on delete cascade,
  area polygon not null,
  check (num_nonnulls(alert_id, advisory_id) = 1)
);
create index reaches_alert on reaches (alert_id);
create index reaches_advisory on reaches (advisory_id);
create index reaches_area on reaches using gist (area);
alter table alert_countries add column wide boolean not null default true;
alter table advisories add column wide boolean not null default true;

-- Which trips an alert touches: those under way when it was issued (`during`), and those that begin within 30 days, if
-- it still holds on the days in that place. A stay of which only the country is known is touched by all of it.
-- `is not distinct from` keeps the index on countries out of it, which would bring along every trip that ever went there.
create view alert_matches as
  select link.alert_id, destination.trip_id, alert.created_at >= trip.start as during
  from alert_countries link
  join alerts alert on alert.id = link.alert_id
  join destinations destination on destination.country_id is not distinct from link.country_id
    and destination.trip_days && country_days(link.country_id, utc_day(alert.created_at), utc_day(alert.created_at) + 30)
  join trips trip on trip.id = destination.trip_id
  where (link.wide or not destination.located)
    and (alert.start is null or alert.start < destination.exit_date + 1)
    and (alert.finish is null or alert.finish >= destination.entry_date)
  union all
  select reach.alert_id, place.trip_id, alert.created_at >= trip.start
  from reaches reach
  join alerts alert on alert.id = reach.alert_id
  join destination_places place on place.around && reach.area
    and place.trip_days && daterange(utc_day(alert.created_at), utc_day(alert.created_at) + 30, '[]')
  join destinations destination on destination.id = place.destination_id
  join trips trip on trip.id = place.trip_id
  where (alert.start is null or alert.start < destination.exit_date + 1)
    and (alert.finish is null or alert.finish >= destination.entry_date);

-- The same for advisories, which have no end.
create view advisory_matches as
  select advisory.id as advisory_id, destination.trip_id
  from advisories advisory
  join destinations destination on destination.country_id is not distinct from advisory.country_id
    and destination.trip_days
      && country_days(advisory.country_id, utc_day(advisory.created_at), utc_day(advisory.created_at) + 30)
  where advisory.wide or not destination.located
  union all
  select reach.advisory_id, place.trip_id
  from reaches reach
  join advisories advisory on advisory.id = reach.advisory_id
  join destination_places place on place.around && reach.area
    and place.trip_days && daterange(utc_day(advisory.created_at), utc_day(advisory.created_at) + 30, '[]');
