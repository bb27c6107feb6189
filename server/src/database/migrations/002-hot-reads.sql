-- What every sync of every traveller runs. As functions, because a session keeps the plans of a function's statements:
-- planning these each time costs more than running them, most of all on the embedded engine.

-- Null where nobody has this key. One value instead of a row: a function that gives rows costs a fifth more.
create function find_traveller(wanted_key_hash bytea) returns json
  language plpgsql stable as $$
begin
  return (
    select json_build_object('id', traveller.id, 'company_id', traveller.company_id,
      'revision', traveller.revision || '.' || content.revision)
    from travellers traveller cross join content_revision content
    where traveller.key_hash = wanted_key_hash and traveller.deleted_at is null);
end $$;

-- The alerts of a trip as they leave the service: those issued during it, and those of the 30 days before. Null where
-- the traveller has no such trip.
create function trip_alerts_document(wanted_traveller uuid, wanted_trip uuid, moment timestamptz) returns text
  language plpgsql stable as $$
declare
  trip trips;
  during text;
  before text;
begin
  select * into trip from trips
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
  where link.trip_id = trip.id;

  select string_agg(alert.document, ',' order by alert.created_at desc, alert.id)
  into before
  from alerts alert
  where alert.created_at >= trip.start - interval '30 days'
    and alert.created_at < trip.start and alert.created_at <= moment
    and alert.id in (
      select link.alert_id from destinations destination
      join alert_countries link on link.country_id = destination.country_id
      where destination.trip_id = trip.id);

  return '{"trip_alerts":[' || coalesce(during, '') || '],"past_alerts":[' || coalesce(before, '') || ']}';
end $$;
