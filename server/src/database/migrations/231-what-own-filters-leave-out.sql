-- A phone asks for what its traveller's own filters leave out, too: it leaves that out by itself, also while it has no network, and can tell
-- what another filter would do. `heard_by` is whose filters are looked at beside the company's: nobody's where all is asked for.
create function trip_alerts_document(wanted_traveller uuid, wanted_trip uuid, moment timestamptz, heard_by uuid) returns text
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

create function trip_alerts_said(wanted_traveller uuid, wanted_trip uuid, moment timestamptz, heard_by uuid, languages text[])
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

-- What processes of an older version call while they are being replaced.
create or replace function trip_alerts_document(wanted_traveller uuid, wanted_trip uuid, moment timestamptz) returns text
  language plpgsql stable as $$
begin
  return trip_alerts_document(wanted_traveller, wanted_trip, moment, wanted_traveller);
end $$;
create or replace function trip_alerts_said(wanted_traveller uuid, wanted_trip uuid, moment timestamptz, languages text[])
  returns text language plpgsql stable as $$
begin
  return trip_alerts_said(wanted_traveller, wanted_trip, moment, wanted_traveller, languages);
end $$;
