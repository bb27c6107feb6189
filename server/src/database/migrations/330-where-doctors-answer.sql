-- An account tells in which countries doctors answer. That is the same for nearly everybody, so that a change of it moves the topic of all
-- accounts by one number, and nobody's row.

-- In the order in which somebody who answers is made.
lock table travellers, user_roles, responders, content_revision in access exclusive mode;

-- Above nothing from the start: what was told of accounts until now is read once more.
alter table content_revision add column doctors integer not null default 1;

create or replace function tell_moved_content() returns trigger language plpgsql as $$
declare told text;
begin
  -- Before the countries: everybody who tells anything queues here, and none of them waits for another there.
  update content_revision set revision = revision + 1,
    countries = countries + (exists (
      select 1 from moved_content moved
      where moved.transaction_id = new.transaction_id and moved.country_id is null and moved.topic = 'countries'))::integer,
    library = library + (exists (
      select 1 from moved_content moved
      where moved.transaction_id = new.transaction_id and moved.country_id is null and moved.topic = 'library'))::integer,
    doctors = doctors + (exists (
      select 1 from moved_content moved
      where moved.transaction_id = new.transaction_id and moved.country_id is null and moved.topic = 'doctors'))::integer;
  for told in
    select distinct moved.topic from moved_content moved
    where moved.transaction_id = new.transaction_id and moved.country_id is not null
  loop
    execute format('insert into country_revisions as kept (country_id, %1$I)
      select moved.country_id, 1 from moved_content moved
      where moved.transaction_id = $1 and moved.country_id is not null and moved.topic = %1$L
      on conflict (country_id) do update set %1$I = kept.%1$I + 1', told) using new.transaction_id;
  end loop;
  delete from moved_content moved where moved.transaction_id = new.transaction_id;
  return null;
end $$;

create function raise_doctors() returns trigger language plpgsql as $$
begin
  insert into moved_content (topic) values (''), ('doctors') on conflict do nothing;
  return null;
end $$;
create trigger raise_doctors after insert or update or delete on responders for each row execute function raise_doctors();
-- A doctor's role alone: the numbers of MEDICAL_ROLES (src/contract/role.ts).
create trigger raise_doctors_of_new after insert on user_roles for each row
  when (new.type in (55, 57, 59)) execute function raise_doctors();
create trigger raise_doctors_of_gone after delete on user_roles for each row
  when (old.type in (55, 57, 59)) execute function raise_doctors();

create function raise_doctors_of_removed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from responders where user_id = new.id) then
    insert into moved_content (topic) values (''), ('doctors') on conflict do nothing;
  end if;
  return null;
end $$;
create trigger raise_doctors_of_removed after update of deleted_at on travellers for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function raise_doctors_of_removed();

create or replace function topics_of_travel(wanted_traveller uuid, codes text[], today date) returns text
  language plpgsql stable as $$
begin
  return (
    select concat(
      'account=', traveller.account_revision, '.', company.revision, '.', content.doctors,
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
