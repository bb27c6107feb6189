-- Times leave the service in one form; PostgreSQL's own JSON form depends on the session.
create function wire_time(moment timestamptz) returns text
  language sql immutable parallel safe
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

create function wire_day(moment timestamptz) returns text
  language sql immutable parallel safe
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD');

-- Facts about this database: whether it holds the sample set, and since when.
create table facts (
  name text primary key,
  value text not null
);

-- ---------------------------------------------------------------------------------------------- who may call

create table companies (
  id uuid primary key,
  name text not null,
  key_hash bytea not null unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table travellers (
  id uuid primary key,
  company_id uuid not null references companies,
  first_name text not null,
  last_name text,
  email text not null,
  home_country text,
  language text,
  key_hash bytea not null unique,
  key_sealed bytea not null,
  send_trip_alert_email boolean not null default true,
  send_trip_alert_push boolean not null default true,
  send_all_good_email boolean not null default false,
  send_all_good_push boolean not null default false,
  check_in_with_location boolean not null default false,
  -- Rises with every change to what this traveller would read; see http/validators.ts.
  revision bigint not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index travellers_email on travellers (company_id, lower(email)) where deleted_at is null;
create index travellers_changed on travellers (company_id, updated_at);
create index travellers_removed on travellers (deleted_at) where deleted_at is not null;

-- ---------------------------------------------------------------------------- content, the same for everybody
-- `document` is the record as it leaves the service. It is rendered when content is written (resources/render-content.ts),
-- because content is read a million times for every time it is written.

create table content_revision (
  only_row boolean primary key default true check (only_row),
  revision bigint not null
);
insert into content_revision (revision) values (1);

create table countries (
  id uuid primary key,
  slug text not null unique,
  country_code text not null unique,
  country_code_3 text not null,
  name text not null,
  facts text,
  capital text,
  language text,
  currency_name text,
  currency_code text,
  division_name text,
  region_name text,
  travel_status smallint not null,
  sec_emer_num text,
  sec_personal text,
  sec_ext_viol text,
  sec_pol_unr text,
  sec_areas text,
  emerg_numbers jsonb not null,
  topo_json text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  document text not null default '',
  short_document text not null default ''
);
create index countries_changed on countries (updated_at);

create table country_divisions (
  id uuid primary key,
  country_id uuid not null references countries,
  iso_code text not null unique,
  name text not null,
  travel_status smallint not null,
  topo_json text not null
);
create index country_divisions_country on country_divisions (country_id, travel_status);

create table country_regions (
  id uuid primary key,
  country_id uuid not null references countries,
  country_division_id uuid references country_divisions,
  slug text not null unique,
  name text not null,
  travel_status smallint not null,
  topo_json text not null
);
create index country_regions_country on country_regions (country_id, travel_status);

create table diseases (
  id uuid primary key,
  slug text not null unique,
  common_name text not null,
  scientific_name text,
  occurs_where text,
  datum_id uuid not null,
  description text,
  transmission text,
  susceptibility text,
  symptoms text,
  prevention text,
  treatment text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  document text not null default ''
);

create table medications (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  datum_id uuid not null,
  description text,
  routine boolean not null,
  schedule text,
  side_effects text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  document text not null default ''
);

create table vaccinations (like medications including all);

create table disease_medications (
  disease_id uuid not null references diseases,
  medication_id uuid not null references medications,
  primary key (disease_id, medication_id)
);

create table disease_vaccinations (
  disease_id uuid not null references diseases,
  vaccination_id uuid not null references vaccinations,
  primary key (disease_id, vaccination_id)
);

-- Health comments of a country: the default set has no company.
create table country_data (
  id uuid primary key,
  country_id uuid not null references countries,
  company_id uuid references companies,
  document text not null default '',
  unique nulls not distinct (country_id, company_id)
);

create table country_comments (
  id uuid primary key,
  datum_id uuid not null references country_data on delete cascade,
  disease_id uuid references diseases,
  medication_id uuid references medications,
  vaccination_id uuid references vaccinations,
  comment text not null,
  common boolean not null,
  position integer not null,
  check (num_nonnulls(disease_id, medication_id, vaccination_id) = 1)
);
create index country_comments_datum on country_comments (datum_id, position);

create table alerts (
  id uuid primary key,
  slug text not null unique,
  headline text not null,
  body text not null,
  body_advice text,
  category text not null check (category in ('health', 'safety')),
  risk_level text not null check (risk_level in ('low', 'medium', 'high')),
  incubation boolean not null,
  start timestamptz,
  finish timestamptz,
  origin_alert_id uuid references alerts deferrable initially deferred,
  sources jsonb not null,
  locations jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  document text not null default ''
);
create index alerts_published on alerts (created_at);

create table alert_countries (
  alert_id uuid not null references alerts on delete cascade,
  country_id uuid not null references countries,
  whole boolean not null,
  primary key (alert_id, country_id)
);
create index alert_countries_country on alert_countries (country_id);

create table alert_divisions (
  alert_id uuid not null references alerts on delete cascade,
  country_division_id uuid not null references country_divisions,
  primary key (alert_id, country_division_id)
);

create table alert_regions (
  alert_id uuid not null references alerts on delete cascade,
  country_region_id uuid not null references country_regions,
  primary key (alert_id, country_region_id)
);

create table alert_diseases (
  alert_id uuid not null references alerts on delete cascade,
  disease_id uuid not null references diseases,
  primary key (alert_id, disease_id)
);

create table advisories (
  id uuid primary key,
  slug text not null unique,
  country_id uuid not null references countries,
  headline text not null,
  body text not null,
  status smallint not null check (status in (0, 1)),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  document text not null default ''
);
create index advisories_country on advisories (country_id) where status = 0;

create table advisory_divisions (
  advisory_id uuid not null references advisories on delete cascade,
  country_division_id uuid not null references country_divisions,
  primary key (advisory_id, country_division_id)
);

create table advisory_regions (
  advisory_id uuid not null references advisories on delete cascade,
  country_region_id uuid not null references country_regions,
  primary key (advisory_id, country_region_id)
);

create table hospitals (
  id uuid primary key,
  slug text not null unique,
  country_id uuid not null references countries,
  country_division_id uuid references country_divisions,
  country_region_id uuid references country_regions,
  name text not null,
  emergency boolean not null,
  accr_jci boolean not null,
  starred boolean not null default false,
  verified_at timestamptz,
  address jsonb not null,
  longitude double precision not null,
  latitude double precision not null,
  contact_details jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  document text not null default ''
);
create index hospitals_country on hospitals (country_id);

-- ------------------------------------------------------------------------------------- what belongs to travellers

create table trips (
  id uuid primary key,
  traveller_id uuid not null references travellers on delete cascade,
  company_id uuid not null references companies,
  name text not null,
  start date not null,
  finish date not null,
  trip_type smallint not null,
  activities jsonb not null,
  muted boolean not null default false,
  read boolean not null default false,
  past_alert_count integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index trips_traveller on trips (traveller_id, updated_at);
create index trips_company on trips (company_id, updated_at);
create index trips_removed on trips (deleted_at) where deleted_at is not null;

create table destinations (
  id uuid primary key,
  trip_id uuid not null references trips on delete cascade,
  country_id uuid not null references countries,
  position integer not null,
  entry_date date not null,
  exit_date date not null,
  locations jsonb not null
);
create index destinations_trip on destinations (trip_id, position);
create index destinations_country on destinations (country_id, entry_date, exit_date);

create table trip_alerts (
  id uuid primary key,
  trip_id uuid not null references trips on delete cascade,
  alert_id uuid not null references alerts on delete cascade,
  unique (trip_id, alert_id)
);
create index trip_alerts_alert on trip_alerts (alert_id);

-- Apart from trip alerts, so that a trip planned anew never forgets what its traveller has read.
create table alert_reads (
  traveller_id uuid not null references travellers on delete cascade,
  alert_id uuid not null references alerts on delete cascade,
  read_at timestamptz not null,
  primary key (traveller_id, alert_id)
);

create table devices (
  id uuid primary key,
  traveller_id uuid not null references travellers on delete cascade,
  uuid text not null,
  token text,
  platform text not null check (platform in ('ios', 'android')),
  locale text,
  manufacturer text,
  model text,
  osname text,
  ostype text,
  osversion text,
  processor_count integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (traveller_id, uuid)
);
create unique index devices_token on devices (token) where token is not null;

create table check_in_requests (
  id uuid primary key,
  traveller_id uuid not null references travellers on delete cascade,
  user_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index check_in_requests_traveller on check_in_requests (traveller_id, created_at);

create table check_ins (
  id uuid primary key,
  traveller_id uuid not null references travellers on delete cascade,
  check_in_request_id uuid references check_in_requests on delete set null,
  checkin_at timestamptz not null,
  latitude double precision,
  longitude double precision,
  type smallint not null,
  accuracy smallint not null,
  status smallint not null,
  country_code text,
  device_token text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index check_ins_traveller on check_ins (traveller_id, checkin_at);
create index check_ins_request on check_ins (check_in_request_id) where check_in_request_id is not null;

create table notifications (
  id uuid primary key,
  traveller_id uuid not null references travellers on delete cascade,
  company_id uuid references companies,
  type integer not null,
  title text not null,
  body text not null,
  data jsonb not null,
  read_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index notifications_traveller on notifications (traveller_id, created_at);

-- First answers to writes, replayed when the same write comes again.
create table idempotent_answers (
  caller_id uuid not null,
  key text not null,
  request_hash bytea not null,
  status smallint not null,
  body text not null,
  created_at timestamptz not null,
  primary key (caller_id, key)
);
create index idempotent_answers_age on idempotent_answers (created_at);

-- ------------------------------------------------------------------------------------------------------ revisions
-- Held by triggers, so that no write can forget them: a stale revision would mean a false 304.

create function raise_content_revision() returns trigger language plpgsql as $$
begin
  update content_revision set revision = revision + 1;
  return null;
end $$;

do $$
declare content text;
begin
  foreach content in array array['companies', 'countries', 'country_divisions', 'country_regions', 'country_data',
    'country_comments', 'diseases', 'medications', 'vaccinations', 'alerts', 'advisories', 'hospitals'] loop
    execute format('create trigger raise_revision after insert or update or delete on %I
      for each statement execute function raise_content_revision()', content);
  end loop;
end $$;

create function raise_traveller_revision() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update travellers set revision = revision + 1 where id = old.traveller_id;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.traveller_id <> old.traveller_id) then
    update travellers set revision = revision + 1 where id = new.traveller_id;
  end if;
  return null;
end $$;

do $$
declare personal text;
begin
  foreach personal in array array['trips', 'alert_reads', 'check_ins', 'check_in_requests', 'notifications',
    'devices'] loop
    execute format('create trigger raise_revision after insert or update or delete on %I
      for each row execute function raise_traveller_revision()', personal);
  end loop;
end $$;

create function raise_trip_revision() returns trigger language plpgsql as $$
declare changed uuid := case when tg_op = 'DELETE' then old.trip_id else new.trip_id end;
begin
  update travellers set revision = revision + 1
  where id = (select traveller_id from trips where id = changed);
  return null;
end $$;

create trigger raise_revision after insert or update or delete on trip_alerts
  for each row execute function raise_trip_revision();
create trigger raise_revision after insert or update or delete on destinations
  for each row execute function raise_trip_revision();

create function raise_own_revision() returns trigger language plpgsql as $$
begin
  if new.revision = old.revision then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;
create trigger raise_revision before update on travellers for each row execute function raise_own_revision();
