-- Content is told in the languages that it has. Records are rendered for each of theirs, as they are in English; whoever reads
-- English finds everything where it was, and pays nothing for the others.
alter table alerts add column translations jsonb not null default '{}';
alter table advisories add column translations jsonb not null default '{}';

do $$
declare content text;
begin
  foreach content in array array['alerts', 'advisories', 'countries', 'country_data', 'hospitals', 'diseases',
    'medications', 'vaccinations'] loop
    execute format('create table %1$I (
      record_id uuid not null references %2$I on delete cascade,
      language text not null,
      document text not null,
      primary key (record_id, language))', content || '_said', content);
  end loop;
end $$;
alter table countries_said add column short_document text not null;

-- A text in the first of these languages that it is there in, or else in English.
create function said_in(translations jsonb, name text, english text, languages text[]) returns text
  language plpgsql immutable parallel safe as $$
declare wanted text;
begin
  foreach wanted in array languages loop
    if translations -> wanted ? name then return translations -> wanted ->> name; end if;
  end loop;
  return english;
end $$;

-- A text in every language: {"en": "…", "de": "…"}; null where there is none.
create function said_in_all(translations jsonb, name text, english text, ending text) returns jsonb
  language sql immutable parallel safe
  return case when english is not null then
    jsonb_build_object('en', english || ending) || coalesce((
      select jsonb_object_agg(spoken.key, (spoken.value ->> name) || ending) from jsonb_each(translations) spoken
      where spoken.value ? name), '{}') end;

-- The first of these languages that a record has anything in.
create function language_of(translations jsonb, languages text[]) returns text
  language sql immutable parallel safe
  return coalesce((
    select wanted.language from unnest(languages) with ordinality as wanted(language, place)
    where translations ? wanted.language order by wanted.place limit 1), 'en');

-- As in 020, by the index on country and day instead of by all alerts that a country ever had.
create or replace function trip_alerts_document(wanted_traveller uuid, wanted_trip uuid, moment timestamptz) returns text
  language plpgsql stable as $$
declare
  first_day date;
  during text;
  before text;
begin
  select trips.start into first_day from trips
  where trips.id = wanted_trip and trips.traveller_id = wanted_traveller and trips.deleted_at is null;
  if not found then return null; end if;

  select string_agg(
    '{"id":"' || link.id || '","incubation":' || alert.incubation::text ||
    ',"read":' || case when seen.alert_id is null then 'null' else 'true' end ||
    ',"alert_id":"' || alert.id || '","trip_id":"' || link.trip_id || '","alert":' || alert.document || '}',
    ',' order by alert.created_at desc, alert.id)
  into during
  from trip_alerts link
  join alerts alert on alert.id = link.alert_id
  left join alert_reads seen on seen.alert_id = alert.id and seen.traveller_id = wanted_traveller
  where link.trip_id = wanted_trip;

  select string_agg(alert.document, ',' order by alert.created_at desc, alert.id)
  into before
  from alerts alert
  where alert.id in (
    select link.alert_id from destinations destination
    join alert_countries link on link.country_id = destination.country_id
      and link.issued_at >= first_moment(first_day - 30)
      and link.issued_at < first_moment(first_day) and link.issued_at <= moment
    where destination.trip_id = wanted_trip);

  return '{"trip_alerts":[' || coalesce(during, '') || '],"past_alerts":[' || coalesce(before, '') || ']}';
end $$;

-- The same in the languages of whoever does not read English. Which of them it came to be stands in its first line, since a
-- function that gives rows costs a fifth more.
create function trip_alerts_said(wanted_traveller uuid, wanted_trip uuid, moment timestamptz, languages text[])
  returns text language plpgsql stable as $$
declare
  first_day date;
  during text;
  before text;
  spoken text;
begin
  select trips.start into first_day from trips
  where trips.id = wanted_trip and trips.traveller_id = wanted_traveller and trips.deleted_at is null;
  if not found then return null; end if;

  with told as (
    select alert.id, alert.created_at, link.id as link_id,
      coalesce(said.document, alert.document) as document, coalesce(said.language, 'en') as language, alert.incubation
    from (
      select trip_alerts.alert_id, trip_alerts.id from trip_alerts where trip_alerts.trip_id = wanted_trip
      union all
      select distinct link.alert_id, null::uuid from destinations destination
      join alert_countries link on link.country_id = destination.country_id
        and link.issued_at >= first_moment(first_day - 30)
        and link.issued_at < first_moment(first_day) and link.issued_at <= moment
      where destination.trip_id = wanted_trip) link
    join alerts alert on alert.id = link.alert_id
    left join lateral (
      select kept.document, kept.language from alerts_said kept
      where kept.record_id = alert.id and kept.language = any(languages)
      order by array_position(languages, kept.language) limit 1) said on true)
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
