-- Who is of a trip: one traveller, or several who travel together. `trips.traveller_id` stays, for processes of an older version: one of them,
-- who becomes another when that one goes. Older processes know nobody else; trips of several are made by newer ones alone.
create table trip_travellers (
  trip_id uuid not null,
  traveller_id uuid not null,
  -- Each for themselves: who does not want to hear of a trip does not silence it for the others.
  muted boolean not null default false,
  read boolean not null default false,
  -- What was issued before stood in the trip when they came to it.
  joined_at timestamptz not null,
  -- When they came to a trip that was there, did something to it that is theirs alone, or left.
  changed_at timestamptz,
  -- Kept for a while, so that their phone hears of it: to them the trip is a removed one.
  left_at timestamptz,
  primary key (trip_id, traveller_id)
);

-- The bulk of them before anything is locked: an older process goes on writing meanwhile.
insert into trip_travellers (trip_id, traveller_id, muted, read, joined_at)
select id, traveller_id, muted, read, created_at from trips;

-- From here on no trip is made, changed or erased until this is committed. In the order in which a trip is written: first it, then its traveller.
lock table trips, travellers in share row exclusive mode;
insert into trip_travellers as kept (trip_id, traveller_id, muted, read, joined_at)
select id, traveller_id, muted, read, created_at from trips
on conflict (trip_id, traveller_id) do update set muted = excluded.muted, read = excluded.read
where (kept.muted, kept.read) <> (excluded.muted, excluded.read);
delete from trip_travellers where not exists (select 1 from trips where trips.id = trip_travellers.trip_id);
alter table trip_travellers
  add foreign key (trip_id) references trips on delete cascade,
  add foreign key (traveller_id) references travellers on delete cascade;
create index trip_travellers_traveller on trip_travellers (traveller_id, trip_id);
create index trip_travellers_left on trip_travellers (left_at) where left_at is not null;

-- A trip as one of its travellers has it: whose it is, and what is theirs alone. One row for each of them.
create view traveller_trips as
  select trip.id, member.traveller_id, trip.company_id, trip.name, trip.start, trip.finish, trip.trip_type, trip.activities,
    member.muted, member.read, trip.past_alert_count, trip.created_at, member.joined_at,
    greatest(trip.updated_at, member.changed_at) as updated_at,
    coalesce(trip.deleted_at, member.left_at) as deleted_at
  from trip_travellers member join trips trip on trip.id = member.trip_id;

-- By triggers, so that what an older process writes is here too.
create function make_trip_travellers() returns trigger language plpgsql as $$
begin
  insert into trip_travellers (trip_id, traveller_id, muted, read, joined_at)
  select id, traveller_id, muted, read, created_at from new_rows order by traveller_id;
  return null;
end $$;
create trigger make_travellers after insert on trips referencing new table as new_rows
  for each statement execute function make_trip_travellers();

create function keep_trip_traveller() returns trigger language plpgsql as $$
begin
  update trip_travellers set muted = new.muted, read = new.read
  where trip_id = new.id and traveller_id = new.traveller_id and (muted, read) <> (new.muted, new.read);
  return null;
end $$;
create trigger keep_traveller after update on trips
  for each row when ((old.muted, old.read) <> (new.muted, new.read)) execute function keep_trip_traveller();

-- --------------------------------------------------------------------------------------------------------- what has changed

-- In one order, so that two who write about the same travellers do not wait for each other.
create function raise_revisions_of(ids uuid[], topic text) returns void language plpgsql as $$
begin
  if cardinality(ids) > 1 then
    perform 1 from travellers where id = any(ids) order by id for no key update;
  end if;
  update travellers set revision = revision + 1,
    trips_revision = trips_revision + (topic = 'trips')::integer,
    alerts_revision = alerts_revision + (topic = 'alerts')::integer
  where id = any(ids);
end $$;

-- What goes with its trip is told of with the trip.
create or replace function raise_trip_revision() returns trigger language plpgsql as $$
declare changed uuid := case when tg_op = 'DELETE' then old.trip_id else new.trip_id end;
begin
  perform raise_revisions_of(array(
    select member.traveller_id from trips trip join trip_travellers member on member.trip_id = trip.id
    where trip.id = changed and member.left_at is null), coalesce(tg_argv[0], ''));
  return null;
end $$;

create function raise_travellers_of_trip() returns trigger language plpgsql as $$
begin
  perform raise_revisions_of(array(
    select traveller_id from trip_travellers where trip_id = new.id and left_at is null), 'trips');
  return null;
end $$;
-- A trip comes and goes with its travellers, of whom the trigger below tells.
create or replace trigger raise_revision after update on trips for each row execute function raise_travellers_of_trip();
create trigger raise_revision after insert or update or delete on trip_travellers
  for each row execute function raise_traveller_revision('trips');

create or replace function topic_revisions(wanted_traveller uuid, codes text[], today date) returns text
  language plpgsql stable as $$
begin
  return (
    select concat(
      'account=', traveller.account_revision, '.', company.revision,
      '; trips=', traveller.trips_revision, '.' || nullif(company.filters_revision, 0),
      '; alerts=', traveller.alerts_revision, '; messages=', traveller.messages_revision,
      '; requests=', traveller.requests_revision, '; check-ins=', traveller.check_ins_revision,
      '; countries=', content.countries, '; library=', content.library,
      (select string_agg(concat('; ', country.country_code, '=', country.topics), '' order by country.country_code)
       from country_topics country
       where country.country_code = any(codes) or country.id in (
         select destination.country_id from traveller_trips trip join destinations destination on destination.trip_id = trip.id
         where trip.traveller_id = wanted_traveller and trip.finish >= today and trip.deleted_at is null)))
    from travellers traveller join companies company on company.id = traveller.company_id
    cross join content_revision content
    where traveller.id = wanted_traveller);
end $$;

-- ------------------------------------------------------------------------------------------------------- what touches a trip

create or replace function trip_alerts_document(wanted_traveller uuid, wanted_trip uuid, moment timestamptz, heard_by uuid) returns text
  language plpgsql stable as $$
declare
  first_day date;
  of_company uuid;
  ids_before uuid[];
  left_out uuid[];
  during text;
  before text;
begin
  select trip.start, trip.company_id into first_day, of_company from traveller_trips trip
  where trip.id = wanted_trip and trip.traveller_id = wanted_traveller and trip.deleted_at is null;
  if not found then return null; end if;
  ids_before := alerts_before_trip(wanted_trip, first_day, moment);
  left_out := alerts_left_out(
    ids_before || array(select trip_alerts.alert_id from trip_alerts where trip_alerts.trip_id = wanted_trip),
    heard_by, of_company);

  select string_agg(
    '{"id":"' || link.id || '","incubation":' || alert.incubation::text ||
    ',"read":' || case when seen.alert_id is null then 'null' else 'true' end ||
    ',"alert_id":"' || alert.id || '","trip_id":"' || link.trip_id || '","alert":' || alert.document || '}',
    ',' order by alert.created_at desc, alert.id)
  into during
  from trip_alerts link
  join alerts alert on alert.id = link.alert_id
  left join alert_reads seen on seen.alert_id = alert.id and seen.traveller_id = wanted_traveller
  where link.trip_id = wanted_trip and link.alert_id <> all(left_out);

  select string_agg(alert.document, ',' order by alert.created_at desc, alert.id)
  into before
  from alerts alert
  where alert.id = any(ids_before) and alert.id <> all(left_out);

  return '{"trip_alerts":[' || coalesce(during, '') || '],"past_alerts":[' || coalesce(before, '') || ']}';
end $$;

create or replace function trip_alerts_said(wanted_traveller uuid, wanted_trip uuid, moment timestamptz, heard_by uuid, languages text[])
  returns text language plpgsql stable as $$
declare
  first_day date;
  of_company uuid;
  ids_before uuid[];
  left_out uuid[];
  during text;
  before text;
  spoken text;
begin
  select trip.start, trip.company_id into first_day, of_company from traveller_trips trip
  where trip.id = wanted_trip and trip.traveller_id = wanted_traveller and trip.deleted_at is null;
  if not found then return null; end if;
  ids_before := alerts_before_trip(wanted_trip, first_day, moment);
  left_out := alerts_left_out(
    ids_before || array(select trip_alerts.alert_id from trip_alerts where trip_alerts.trip_id = wanted_trip),
    heard_by, of_company);

  with told as (
    select alert.id, alert.created_at, link.id as link_id,
      coalesce(said.document, alert.document) as document, coalesce(said.language, 'en') as language, alert.incubation
    from (
      select trip_alerts.alert_id, trip_alerts.id from trip_alerts where trip_alerts.trip_id = wanted_trip
      union all
      select distinct earlier, null::uuid from unnest(ids_before) earlier) link
    join alerts alert on alert.id = link.alert_id
    left join lateral (
      select kept.document, kept.language from alerts_said kept
      where kept.record_id = alert.id and kept.language = any(languages)
      order by array_position(languages, kept.language) limit 1) said on true
    where alert.id <> all(left_out))
  select
    string_agg(
      '{"id":"' || told.link_id || '","incubation":' || told.incubation::text ||
      ',"read":' || case when seen.alert_id is null then 'null' else 'true' end ||
      ',"alert_id":"' || told.id || '","trip_id":"' || wanted_trip || '","alert":' || told.document || '}',
      ',' order by told.created_at desc, told.id) filter (where told.link_id is not null),
    string_agg(told.document, ',' order by told.created_at desc, told.id) filter (where told.link_id is null),
    string_agg(distinct told.language, ', ')
  into during, before, spoken
  from told left join alert_reads seen on seen.alert_id = told.id and seen.traveller_id = wanted_traveller;

  return coalesce(spoken, 'en') || chr(10) ||
    '{"trip_alerts":[' || coalesce(during, '') || '],"past_alerts":[' || coalesce(before, '') || ']}';
end $$;

-- Whom of a trip it concerns: those who travel together may be at home in several countries.
create or replace view entry_requirement_matches as
  select requirement.id as entry_requirement_id, destination.trip_id, traveller.id as traveller_id
  from entry_requirements requirement
  join destinations destination on destination.country_id is not distinct from requirement.origin_country_id
    and destination.trip_days
      && country_days(requirement.origin_country_id, utc_day(requirement.changed_at), date '2199-12-31')
  join trip_travellers member on member.trip_id = destination.trip_id and member.left_at is null
  join travellers traveller on traveller.id = member.traveller_id
  where requirement.for_everybody or traveller.home_country is null
    or exists (
      select 1 from entry_requirement_named named join countries country on country.id = named.country_id
      where named.entry_requirement_id = requirement.id and country.country_code = traveller.home_country)
    or exists (
      select 1 from destinations other
      join entry_requirement_named named on named.country_id = other.country_id
      where other.trip_id = destination.trip_id and named.entry_requirement_id = requirement.id);
