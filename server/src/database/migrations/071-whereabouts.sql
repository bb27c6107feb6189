-- Where travellers were last known to be: what is published there within two days reaches them, trip or no trip. One place each;
-- a later check-in takes the place of the one before.
create table whereabouts (
  traveller_id uuid primary key references travellers on delete cascade,
  check_in_id uuid not null references check_ins on delete cascade,
  at timestamptz not null,
  country_id uuid references countries,
  -- Some 10 km around the position; null where only the country is known.
  around polygon
);
create index whereabouts_country on whereabouts (country_id, at);
create index whereabouts_near on whereabouts using gist (around);
create index whereabouts_check_in on whereabouts (check_in_id);
create index whereabouts_age on whereabouts (at);

-- By a trigger, so that no way of checking in can forget it. A phone whose clock is ahead was there when it said so.
create function note_whereabouts() returns trigger language plpgsql as $$
begin
  insert into whereabouts as kept (traveller_id, check_in_id, at, country_id, around)
  values (new.traveller_id, new.id, least(new.checkin_at, new.created_at),
    (select countries.id from countries where countries.country_code = new.country_code),
    case when new.latitude is not null and new.longitude is not null
      then around_place(new.longitude, new.latitude) end)
  on conflict (traveller_id) do update set check_in_id = excluded.check_in_id, at = excluded.at,
    country_id = excluded.country_id, around = excluded.around
  where excluded.at >= kept.at;
  return null;
end $$;
create trigger note_whereabouts after insert on check_ins for each row
  when (new.country_code is not null or (new.latitude is not null and new.longitude is not null))
  execute function note_whereabouts();

-- Whom an alert finds at a place, from either side by an index; by the same rule as stays of a trip.
create view alert_places as
  select link.alert_id, link.issued_at, here.traveller_id, here.check_in_id, here.at
  from alert_countries link join whereabouts here on here.country_id = link.country_id
  where link.wide or here.around is null
  union all
  select reach.alert_id, alert.created_at, here.traveller_id, here.check_in_id, here.at
  from whereabouts here join reaches reach on reach.area && here.around join alerts alert on alert.id = reach.alert_id;

-- As matched_trips: found once, and then gone through in batches.
create table matched_places (
  job_id uuid not null references jobs on delete cascade,
  traveller_id uuid not null,
  check_in_id uuid not null,
  primary key (job_id, traveller_id)
);
