-- Which of these alerts the filters of a traveller, of a company or of both leave out: the same as `alert_left_out`, for many at once. A
-- trip's alerts are the most that a phone reads, and to ask of each by itself was about half of what reading them cost.
create function alerts_left_out(wanted uuid[], of_traveller uuid, of_company uuid) returns uuid[]
  language plpgsql stable as $$
declare risks integer[] := array(
  select unnest(held.risk_levels) from alert_filters held
  where held.traveller_id = of_traveller or held.company_id = of_company);
begin
  -- Most have no filters, and those of most others are about a few of their alerts.
  if risks = '{}' then return '{}'; end if;
  return array(
    select danger.id from alert_dangers danger
    where danger.id = any(wanted) and danger.risk = any(risks)
      and is_left_out(of_traveller, of_company, danger.risk, danger.of_whole_country, danger.kinds));
end $$;

-- Those issued in the countries of a trip in the 30 days before its first day; one of several countries comes several times.
create function alerts_before_trip(wanted_trip uuid, first_day date, moment timestamptz) returns uuid[]
  language plpgsql stable as $$
declare
  since timestamptz := first_moment(first_day - 30);
  until timestamptz := first_moment(first_day);
begin
  return array(
    select link.alert_id from alert_countries link
    where link.country_id = any(array(
        select destination.country_id from destinations destination where destination.trip_id = wanted_trip))
      and link.issued_at >= since and link.issued_at < until and link.issued_at <= moment);
end $$;

create or replace function trip_alerts_document(wanted_traveller uuid, wanted_trip uuid, moment timestamptz) returns text
  language plpgsql stable as $$
declare
  first_day date;
  of_company uuid;
  ids_before uuid[];
  left_out uuid[];
  during text;
  before text;
begin
  select trips.start, trips.company_id into first_day, of_company from trips
  where trips.id = wanted_trip and trips.traveller_id = wanted_traveller and trips.deleted_at is null;
  if not found then return null; end if;
  ids_before := alerts_before_trip(wanted_trip, first_day, moment);
  left_out := alerts_left_out(
    ids_before || array(select trip_alerts.alert_id from trip_alerts where trip_alerts.trip_id = wanted_trip),
    wanted_traveller, of_company);

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

create or replace function trip_alerts_said(wanted_traveller uuid, wanted_trip uuid, moment timestamptz, languages text[])
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
  select trips.start, trips.company_id into first_day, of_company from trips
  where trips.id = wanted_trip and trips.traveller_id = wanted_traveller and trips.deleted_at is null;
  if not found then return null; end if;
  ids_before := alerts_before_trip(wanted_trip, first_day, moment);
  left_out := alerts_left_out(
    ids_before || array(select trip_alerts.alert_id from trip_alerts where trip_alerts.trip_id = wanted_trip),
    wanted_traveller, of_company);

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

-- An alert as it leaves is a few kilobytes: it lies with its row, as it is. Apart and compressed, as it would by itself from two kilobytes
-- on, it costs a look into another index and its unpacking each time that it is read.
alter table alerts set (toast_tuple_target = 8160);
alter table alerts_said set (toast_tuple_target = 8160);
