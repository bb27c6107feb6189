-- A trip finds its alerts by country and day, however many there ever were. When an alert was issued therefore stands beside
-- each of its countries, and beside each area in which it is felt.
create function first_moment(day date) returns timestamptz
  language sql immutable parallel safe
  return day::timestamp at time zone 'UTC';

alter table alert_countries add column issued_at timestamptz;
-- The days on which trips that are under way, or begin, hear of it.
alter table reaches add column felt_days daterange;

create function felt_days(issued_at timestamptz) returns daterange
  language sql immutable parallel safe
  return daterange(utc_day(issued_at), utc_day(issued_at) + 30, '[]');

update alert_countries link set issued_at = alert.created_at from alerts alert where alert.id = link.alert_id;
update reaches set felt_days = felt_days(alert.created_at) from alerts alert where alert.id = reaches.alert_id;
update reaches set felt_days = felt_days(advisory.created_at) from advisories advisory
where advisory.id = reaches.advisory_id;

-- By triggers, so that no write can forget them: also not one of a process that is older than these columns.
create function set_issued_at() returns trigger language plpgsql as $$
begin
  new.issued_at := (select alerts.created_at from alerts where alerts.id = new.alert_id);
  return new;
end $$;
create trigger set_issued_at before insert or update on alert_countries
  for each row execute function set_issued_at();

create function set_felt_days() returns trigger language plpgsql as $$
begin
  new.felt_days := case when new.alert_id is null
    then (select felt_days(advisories.created_at) from advisories where advisories.id = new.advisory_id)
    else (select felt_days(alerts.created_at) from alerts where alerts.id = new.alert_id) end;
  return new;
end $$;
create trigger set_felt_days before insert or update on reaches for each row execute function set_felt_days();

create function move_issued_days() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'alerts' then
    update alert_countries set alert_id = alert_id where alert_id = new.id;
    update reaches set alert_id = alert_id where alert_id = new.id;
  else
    update reaches set advisory_id = advisory_id where advisory_id = new.id;
  end if;
  return null;
end $$;
create trigger move_issued_days after update of created_at on alerts
  for each row when (old.created_at <> new.created_at) execute function move_issued_days();
create trigger move_issued_days after update of created_at on advisories
  for each row when (old.created_at <> new.created_at) execute function move_issued_days();

alter table alert_countries alter column issued_at set not null;
alter table reaches alter column felt_days set not null;
create index alert_countries_issued on alert_countries (country_id, issued_at);
drop index alert_countries_country;
create index reaches_felt on reaches using gist (area, felt_days);
drop index reaches_area;
-- It would bring along every trip that ever went to a country; matching goes by `trip_days`.
drop index destinations_country;

-- As in 003, from either side by an index: from the alert by the days of trips, from the trip by the days of alerts.
create or replace view alert_matches as
  select link.alert_id, destination.trip_id, link.issued_at >= trip.start as during
  from alert_countries link
  join alerts alert on alert.id = link.alert_id
  join destinations destination on destination.country_id = link.country_id
    and destination.trip_days && country_days(link.country_id, utc_day(link.issued_at), utc_day(link.issued_at) + 30)
  join trips trip on trip.id = destination.trip_id
    and link.issued_at >= first_moment(trip.start - 30) and link.issued_at < first_moment(trip.finish + 1)
  where (link.wide or not destination.located)
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
    and (alert.finish is null or alert.finish >= destination.entry_date);

create or replace view advisory_matches as
  select advisory.id as advisory_id, destination.trip_id
  from advisories advisory
  join destinations destination on destination.country_id = advisory.country_id
    and destination.trip_days
      && country_days(advisory.country_id, utc_day(advisory.created_at), utc_day(advisory.created_at) + 30)
  where advisory.wide or not destination.located
  union all
  select reach.advisory_id, place.trip_id
  from reaches reach
  join destination_places place on place.around && reach.area and place.trip_days && reach.felt_days
  where reach.advisory_id is not null;
