-- Kinds of danger. The list is stable: callers may keep ids for good, and a kind is never given another meaning.
create table safety_categories (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  translations jsonb not null default '{}',
  position smallint not null,
  created_at timestamptz not null default '2026-11-16T00:00:00Z',
  updated_at timestamptz not null default '2026-11-16T00:00:00Z'
);
insert into safety_categories (id, slug, name, translations, position)
select ('5afe0000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid, slug, en,
  jsonb_build_object('de', jsonb_build_object('name', de), 'fr', jsonb_build_object('name', fr),
    'es', jsonb_build_object('name', es)), place
from (values
  (1, 'health', 'Disease and health', 'Krankheit und Gesundheit', 'Maladies et santé', 'Enfermedades y salud'),
  (2, 'crime', 'Crime', 'Kriminalität', 'Criminalité', 'Delincuencia'),
  (3, 'terrorism', 'Terrorism', 'Terrorismus', 'Terrorisme', 'Terrorismo'),
  (4, 'armed-conflict', 'Armed conflict', 'Bewaffnete Konflikte', 'Conflits armés', 'Conflictos armados'),
  (5, 'civil-unrest', 'Protests and unrest', 'Proteste und Unruhen', 'Manifestations et troubles', 'Protestas y disturbios'),
  (6, 'strikes', 'Strikes', 'Streiks', 'Grèves', 'Huelgas'),
  (7, 'earthquakes-and-volcanoes', 'Earthquakes and volcanoes', 'Erdbeben und Vulkane', 'Séismes et volcans', 'Terremotos y volcanes'),
  (8, 'weather-and-floods', 'Severe weather and floods', 'Unwetter und Hochwasser', 'Intempéries et inondations', 'Temporales e inundaciones'),
  (9, 'fires', 'Fires', 'Brände', 'Incendies', 'Incendios'),
  (10, 'environment', 'Air, sea and mountains', 'Luft, Meer und Berge', 'Air, mer et montagne', 'Aire, mar y montaña'),
  (11, 'air-travel', 'Air travel', 'Flugverkehr', 'Transport aérien', 'Transporte aéreo'),
  (12, 'roads-rail-and-sea', 'Roads, rail and sea travel', 'Straßen, Bahn und Schifffahrt', 'Routes, trains et navigation', 'Carreteras, trenes y navegación'),
  (13, 'supplies', 'Power, water and supplies', 'Strom, Wasser und Versorgung', 'Électricité, eau et ravitaillement', 'Electricidad, agua y suministros'),
  (14, 'authorities', 'Measures of authorities', 'Maßnahmen der Behörden', 'Mesures des autorités', 'Medidas de las autoridades')
) as told (place, slug, en, de, fr, es);

create table alert_safety_categories (
  alert_id uuid not null references alerts on delete cascade,
  safety_category_id uuid not null references safety_categories,
  primary key (alert_id, safety_category_id)
);
create index alert_safety_categories_category on alert_safety_categories (safety_category_id);
create table advisory_safety_categories (
  advisory_id uuid not null references advisories on delete cascade,
  safety_category_id uuid not null references safety_categories,
  primary key (advisory_id, safety_category_id)
);
create index advisory_safety_categories_category on advisory_safety_categories (safety_category_id);

-- What somebody does not want to hear of, or what a company does not want its travellers to.
create table alert_filters (
  id uuid primary key,
  traveller_id uuid references travellers on delete cascade,
  company_id uuid references companies on delete cascade,
  risk_levels smallint[] not null,
  safety_category_id uuid references safety_categories,
  includes_high_for_whole_country boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((traveller_id is null) <> (company_id is null))
);
create index alert_filters_traveller on alert_filters (traveller_id, created_at, id) where traveller_id is not null;
create index alert_filters_company on alert_filters (company_id, created_at, id) where company_id is not null;

-- What filters look at; the same as `dangerOfAlert` and `dangerOfAdvisory` of the contract.
create view alert_dangers as
  select alert.id, array_position(array['low', 'medium', 'high'], alert.risk_level) - 1 as risk,
    exists (select 1 from alert_countries link where link.alert_id = alert.id and link.whole) as of_whole_country,
    array(
      select link.safety_category_id from alert_safety_categories link where link.alert_id = alert.id
      union
      select category.id from safety_categories category where category.slug = 'health' and alert.category = 'health') as kinds
  from alerts alert;
create view advisory_dangers as
  select advisory.id, coalesce(area.worst, country.travel_status)::integer as risk, area.worst is null as of_whole_country,
    array(
      select link.safety_category_id from advisory_safety_categories link where link.advisory_id = advisory.id) as kinds
  from advisories advisory join countries country on country.id = advisory.country_id
  cross join lateral (
    select max(part.travel_status) as worst from (
      select division.travel_status from advisory_divisions link
      join country_divisions division on division.id = link.country_division_id where link.advisory_id = advisory.id
      union all
      select region.travel_status from advisory_regions link
      join country_regions region on region.id = link.country_region_id where link.advisory_id = advisory.id) part) area;

-- The same as `isLeftOut` of the contract, by the filters of a traveller, of a company or of both.
create function is_left_out(of_traveller uuid, of_company uuid, risk integer, of_whole_country boolean, kinds uuid[])
  returns boolean language plpgsql stable as $$
declare hidden uuid[];
begin
  select array_agg(held.safety_category_id) into hidden from alert_filters held
  where (held.traveller_id = of_traveller or held.company_id = of_company) and risk = any(held.risk_levels)
    and (held.includes_high_for_whole_country or not (of_whole_country and risk = 2));
  if hidden is null then return false; end if;
  return array_position(hidden, null) is not null or (cardinality(kinds) > 0 and kinds <@ hidden);
end $$;

-- Most have no filters: of theirs nothing else is looked at.
create function has_filters(of_traveller uuid, of_company uuid) returns boolean language plpgsql stable as $$
begin
  return exists (select 1 from alert_filters held where held.traveller_id = of_traveller)
    or exists (select 1 from alert_filters held where held.company_id = of_company);
end $$;
create function alert_left_out(wanted uuid, of_traveller uuid, of_company uuid) returns boolean
  language plpgsql stable as $$
begin
  return has_filters(of_traveller, of_company) and exists (
    select 1 from alert_dangers danger where danger.id = wanted
      and is_left_out(of_traveller, of_company, danger.risk, danger.of_whole_country, danger.kinds));
end $$;
create function advisory_left_out(wanted uuid, of_traveller uuid, of_company uuid) returns boolean
  language plpgsql stable as $$
begin
  return has_filters(of_traveller, of_company) and exists (
    select 1 from advisory_dangers danger where danger.id = wanted
      and is_left_out(of_traveller, of_company, danger.risk, danger.of_whole_country, danger.kinds));
end $$;

-- ------------------------------------------------------------------------------------------------------------- what is read

create or replace function trip_alerts_document(wanted_traveller uuid, wanted_trip uuid, moment timestamptz) returns text
  language plpgsql stable as $$
declare
  first_day date;
  of_company uuid;
  filtered boolean;
  during text;
  before text;
begin
  select trips.start, trips.company_id into first_day, of_company from trips
  where trips.id = wanted_trip and trips.traveller_id = wanted_traveller and trips.deleted_at is null;
  if not found then return null; end if;
  filtered := has_filters(wanted_traveller, of_company);

  select string_agg(
    '{"id":"' || link.id || '","incubation":' || alert.incubation::text ||
    ',"read":' || case when seen.alert_id is null then 'null' else 'true' end ||
    ',"alert_id":"' || alert.id || '","trip_id":"' || link.trip_id || '","alert":' || alert.document || '}',
    ',' order by alert.created_at desc, alert.id)
  into during
  from trip_alerts link
  join alerts alert on alert.id = link.alert_id
  left join alert_reads seen on seen.alert_id = alert.id and seen.traveller_id = wanted_traveller
  where link.trip_id = wanted_trip and not (filtered and alert_left_out(link.alert_id, wanted_traveller, of_company));

  select string_agg(alert.document, ',' order by alert.created_at desc, alert.id)
  into before
  from alerts alert
  where alert.id in (
    select link.alert_id from destinations destination
    join alert_countries link on link.country_id = destination.country_id
      and link.issued_at >= first_moment(first_day - 30)
      and link.issued_at < first_moment(first_day) and link.issued_at <= moment
    where destination.trip_id = wanted_trip)
    and not (filtered and alert_left_out(alert.id, wanted_traveller, of_company));

  return '{"trip_alerts":[' || coalesce(during, '') || '],"past_alerts":[' || coalesce(before, '') || ']}';
end $$;

create or replace function trip_alerts_said(wanted_traveller uuid, wanted_trip uuid, moment timestamptz, languages text[])
  returns text language plpgsql stable as $$
declare
  first_day date;
  of_company uuid;
  filtered boolean;
  during text;
  before text;
  spoken text;
begin
  select trips.start, trips.company_id into first_day, of_company from trips
  where trips.id = wanted_trip and trips.traveller_id = wanted_traveller and trips.deleted_at is null;
  if not found then return null; end if;
  filtered := has_filters(wanted_traveller, of_company);

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
      order by array_position(languages, kept.language) limit 1) said on true
    where not (filtered and alert_left_out(alert.id, wanted_traveller, of_company)))
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

-- ------------------------------------------------------------------------------------------------------------- what is told

-- Whatever belongs to trips is asked for anew when a filter changes; so is the account, which the filters belong to.
alter table companies add column filters_revision integer not null default 0;
create function raise_filter_revision() returns trigger language plpgsql as $$
declare changed alert_filters := coalesce(new, old);
begin
  if changed.company_id is not null then
    update companies set filters_revision = filters_revision + 1 where id = changed.company_id;
  else
    update travellers set revision = revision + 1, account_revision = account_revision + 1,
      trips_revision = trips_revision + 1 where id = changed.traveller_id;
  end if;
  return null;
end $$;
create trigger raise_revision after insert or update or delete on alert_filters
  for each row execute function raise_filter_revision();

create or replace function topic_revisions(wanted_traveller uuid, codes text[], today date) returns text
  language plpgsql stable as $$
begin
  return (
    select concat(
      'account=', traveller.account_revision, '.', company.revision,
      '; trips=', traveller.trips_revision, '.' || nullif(company.filters_revision, 0),
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
