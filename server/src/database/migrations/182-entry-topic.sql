-- Rules on entering a country are a topic of it: whoever has the rest of it as it is asks for them alone.
alter table country_revisions add column entry integer not null default 0;

-- How the topics of each country stand, in the order of COUNTRY_TOPICS (src/contract/revision-topics.ts).
create view country_topics as
  select country.id, country.country_code, concat_ws('.', coalesce(told.facts, 0), coalesce(told.alerts, 0),
    coalesce(told.advisories, 0), coalesce(told.hospitals, 0), coalesce(told.entry, 0)) as topics
  from countries country left join country_revisions told on told.country_id = country.id;

create or replace function topic_revisions(wanted_traveller uuid, codes text[], today date) returns text
  language plpgsql stable as $$
begin
  return (
    select concat(
      'account=', traveller.account_revision, '.', company.revision, '; trips=', traveller.trips_revision,
      '; alerts=', traveller.alerts_revision, '; messages=', traveller.messages_revision,
      '; requests=', traveller.requests_revision, '; check-ins=', traveller.check_ins_revision,
      '; countries=', content.countries, '; library=', content.library,
      (select string_agg(concat('; ', country.country_code, '=', country.topics), '' order by country.country_code)
       from country_topics country
       where country.country_code = any(codes) or country.id in (
         select destination.country_id from trips trip join destinations destination on destination.trip_id = trip.id
         where trip.traveller_id = wanted_traveller and trip.finish >= today and trip.deleted_at is null)))
    from travellers traveller join companies company on company.id = traveller.company_id
    cross join content_revision content
    where traveller.id = wanted_traveller);
end $$;

create or replace function shared_revisions(country_ids uuid[]) returns text language plpgsql stable as $$
begin
  return (
    select concat('countries=', content.countries, '; library=', content.library,
      (select string_agg(concat('; ', country.country_code, '=', country.topics), '' order by country.country_code)
       from country_topics country where country.id = any(country_ids)))
    from content_revision content);
end $$;

-- As in 031. A rule shows the vaccination that it asks for.
create function tell_countries_of(told_table text, topic text, countries_of_changed text) returns void
  language plpgsql as $$
declare change text[];
begin
  foreach change slice 1 in array array[
    ['insert', 'new table as new_rows'],
    ['update', 'old table as old_rows new table as new_rows'],
    ['delete', 'old table as old_rows']] loop
    execute format('create trigger %I after %s on %I referencing %s for each statement execute function
      raise_country_revisions(%L, %L)', 'raise_' || topic || '_on_' || change[1], change[1], told_table, change[2],
      topic, countries_of_changed);
  end loop;
end $$;
select tell_countries_of('entry_requirements', 'entry', 'select changed.origin_country_id');
create trigger raise_entry_on_update after update on vaccinations
  referencing old table as old_rows new table as new_rows for each statement execute function
  raise_country_revisions('entry', 'select origin_country_id from entry_requirements where vaccination_id = changed.id');
