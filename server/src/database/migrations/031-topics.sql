-- What has changed is told by topic (http/data-revision.ts): whoever has the alerts of Japan as they are need not ask again
-- because of one in Peru. As before, all of it is held by triggers, so that no write can forget it.

-- ------------------------------------------------------------------------------------------- what belongs to one traveller

alter table travellers
  add column account_revision integer not null default 1,
  add column trips_revision integer not null default 1,
  add column alerts_revision integer not null default 1,
  add column messages_revision integer not null default 1,
  add column requests_revision integer not null default 1,
  add column check_ins_revision integer not null default 1;

create or replace function raise_traveller_revision() returns trigger language plpgsql as $$
declare
  topic text := coalesce(tg_argv[0], '');
  owner uuid := case when tg_op = 'DELETE' then old.traveller_id else new.traveller_id end;
  former uuid := case when tg_op = 'UPDATE' then old.traveller_id else owner end;
begin
  update travellers set revision = revision + 1,
    trips_revision = trips_revision + (topic = 'trips')::integer,
    alerts_revision = alerts_revision + (topic = 'alerts')::integer,
    messages_revision = messages_revision + (topic = 'messages')::integer,
    requests_revision = requests_revision + (topic = 'requests')::integer,
    check_ins_revision = check_ins_revision + (topic = 'check_ins')::integer
  where id in (owner, former);
  return null;
end $$;

create or replace function raise_trip_revision() returns trigger language plpgsql as $$
declare
  topic text := coalesce(tg_argv[0], '');
  changed uuid := case when tg_op = 'DELETE' then old.trip_id else new.trip_id end;
begin
  update travellers set revision = revision + 1,
    trips_revision = trips_revision + (topic = 'trips')::integer,
    alerts_revision = alerts_revision + (topic = 'alerts')::integer
  where id = (select traveller_id from trips where id = changed);
  return null;
end $$;

create or replace function raise_own_revision() returns trigger language plpgsql as $$
begin
  if new.revision = old.revision then
    new.revision := old.revision + 1;
    new.account_revision := old.account_revision + 1;
  end if;
  return new;
end $$;

do $$
declare told text[];
begin
  foreach told slice 1 in array array[
    ['trips', 'traveller', 'trips'], ['destinations', 'trip', 'trips'],
    ['trip_alerts', 'trip', 'alerts'], ['alert_reads', 'traveller', 'alerts'],
    ['notifications', 'traveller', 'messages'], ['check_in_requests', 'traveller', 'requests'],
    ['check_ins', 'traveller', 'check_ins']] loop
    execute format('create or replace trigger raise_revision after insert or update or delete on %I
      for each row execute function raise_%s_revision(%L)', told[1], told[2], told[3]);
  end loop;
end $$;

-- A traveller reads of their company in their account and in their trips.
alter table companies add column revision integer not null default 1;
create function raise_company_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger raise_own_revision before update on companies for each row execute function raise_company_revision();

-- ---------------------------------------------------------------------------------------------- what is there for everybody

alter table content_revision
  add column countries integer not null default 1,
  add column library integer not null default 1;

create or replace function raise_content_revision() returns trigger language plpgsql as $$
declare topic text := coalesce(tg_argv[0], '');
begin
  -- A statement that touched no row has changed nothing.
  if tg_op = 'DELETE' then
    if not exists (select 1 from old_rows) then return null; end if;
  elsif not exists (select 1 from new_rows) then return null;
  end if;
  update content_revision set revision = revision + 1,
    countries = countries + (topic = 'countries')::integer, library = library + (topic = 'library')::integer;
  return null;
end $$;

-- Rows that changed are seen by triggers of one kind of statement each.
create function tell_of_statements(told_table text, told_name text, told_call text) returns void
  language plpgsql as $$
declare change text[];
begin
  foreach change slice 1 in array array[
    ['insert', 'new table as new_rows'],
    ['update', 'old table as old_rows new table as new_rows'],
    ['delete', 'old table as old_rows']] loop
    execute format('create trigger %I after %s on %I referencing %s for each statement execute function %s',
      told_name || '_on_' || change[1], change[1], told_table, change[2], told_call);
  end loop;
end $$;

do $$
declare told text[];
begin
  foreach told slice 1 in array array[
    ['countries', 'countries'], ['country_data', 'countries'], ['country_comments', 'countries'],
    ['diseases', 'library'], ['medications', 'library'], ['vaccinations', 'library'],
    ['companies', ''], ['country_divisions', ''], ['country_regions', ''], ['alerts', ''], ['advisories', ''],
    ['hospitals', '']] loop
    execute format('drop trigger raise_revision on %I', told[1]);
    perform tell_of_statements(told[1], 'raise_content', format('raise_content_revision(%L)', told[2]));
  end loop;
end $$;

-- ------------------------------------------------------------------------------------------------ what is there of a country

-- A country that nothing has happened to since has no row.
create table country_revisions (
  country_id uuid primary key,
  facts integer not null default 0,
  alerts integer not null default 0,
  advisories integer not null default 0,
  hospitals integer not null default 0
);

-- Told which topic it is, and by which SQL the countries of a changed row (`changed`) are found.
create function raise_country_revisions() returns trigger language plpgsql as $$
declare
  sides text[] := case tg_op when 'INSERT' then '{new}' when 'DELETE' then '{old}' else '{old,new}' end;
  touched text;
begin
  select string_agg(format('select place.id from %s_rows changed cross join lateral (%s) place(id)', side, tg_argv[1]),
    ' union ')
  into touched from unnest(sides) side;
  -- In one order, so that two who write about the same countries do not wait for each other.
  execute format('insert into country_revisions as kept (country_id, %1$I)
    select distinct id, 1 from (%2$s) touched where id is not null order by id
    on conflict (country_id) do update set %1$I = kept.%1$I + 1', tg_argv[0], touched);
  return null;
end $$;

do $$
declare told text[];
begin
  foreach told slice 1 in array array[
    ['countries', 'facts', 'select changed.id'],
    ['country_divisions', 'facts', 'select changed.country_id'],
    ['country_regions', 'facts', 'select changed.country_id'],
    ['country_data', 'facts', 'select changed.country_id'],
    ['country_comments', 'facts', 'select country_id from country_data where id = changed.datum_id'],
    ['hospitals', 'hospitals', 'select changed.country_id'],
    ['advisories', 'advisories', 'select changed.country_id'],
    ['alerts', 'alerts', 'select country_id from alert_countries where alert_id = changed.id'],
    ['alert_countries', 'alerts', 'select changed.country_id']] loop
    perform tell_of_statements(told[1], 'raise_countries', format('raise_country_revisions(%L, %L)', told[2], told[3]));
  end loop;
end $$;
drop function tell_of_statements;

-- ------------------------------------------------------------------------------------------------------------ what is told

-- As a function, like whatever every sync of every traveller runs. `codes` are countries that the caller has beside those
-- of the trips that are not over.
create function topic_revisions(wanted_traveller uuid, codes text[], today date) returns text
  language plpgsql stable as $$
begin
  return (
    select concat(
      'account=', traveller.account_revision, '.', company.revision, '; trips=', traveller.trips_revision,
      '; alerts=', traveller.alerts_revision, '; messages=', traveller.messages_revision,
      '; requests=', traveller.requests_revision, '; check-ins=', traveller.check_ins_revision,
      '; countries=', content.countries, '; library=', content.library,
      (select string_agg(concat('; ', country.country_code, '=', coalesce(told.facts, 0), '.', coalesce(told.alerts, 0), '.',
          coalesce(told.advisories, 0), '.', coalesce(told.hospitals, 0)), '' order by country.country_code)
       from countries country left join country_revisions told on told.country_id = country.id
       where country.country_code = any(codes) or country.id in (
         select destination.country_id from trips trip join destinations destination on destination.trip_id = trip.id
         where trip.traveller_id = wanted_traveller and trip.finish >= today and trip.deleted_at is null)))
    from travellers traveller join companies company on company.id = traveller.company_id
    cross join content_revision content
    where traveller.id = wanted_traveller);
end $$;
