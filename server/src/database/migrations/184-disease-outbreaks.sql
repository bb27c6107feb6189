-- A disease that spreads in a country, or in parts of it, beyond what is usual there.
create table disease_outbreaks (
  id uuid primary key,
  disease_id uuid not null references diseases,
  country_id uuid not null references countries,
  start timestamptz,
  -- Null while nobody knows when it ends.
  finish timestamptz,
  cases integer check (cases >= 0),
  deaths integer check (deaths >= 0),
  -- When that was last known.
  effective_as_of timestamptz not null,
  comment text,
  translations jsonb not null default '{}',
  reference_urls jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index disease_outbreaks_country on disease_outbreaks (country_id, effective_as_of desc, id);
create index disease_outbreaks_disease on disease_outbreaks (disease_id, country_id);

create table disease_outbreak_divisions (
  disease_outbreak_id uuid not null references disease_outbreaks on delete cascade,
  country_division_id uuid not null references country_divisions,
  primary key (disease_outbreak_id, country_division_id)
);
create index disease_outbreak_divisions_division on disease_outbreak_divisions (country_division_id);

-- Its divisions are only ever written with it. It shows its disease.
alter table country_revisions add column outbreaks integer not null default 0;
select tell_countries_of('disease_outbreaks', 'outbreaks', 'select changed.country_id');
drop function tell_countries_of;
create trigger raise_outbreaks_on_update after update on diseases
  referencing old table as old_rows new table as new_rows for each statement execute function
  raise_country_revisions('outbreaks', 'select country_id from disease_outbreaks where disease_id = changed.id');
create trigger raise_content_on_insert after insert on disease_outbreaks
  referencing new table as new_rows for each statement execute function raise_content_revision('');
create trigger raise_content_on_update after update on disease_outbreaks
  referencing old table as old_rows new table as new_rows for each statement execute function raise_content_revision('');
create trigger raise_content_on_delete after delete on disease_outbreaks
  referencing old table as old_rows for each statement execute function raise_content_revision('');

create or replace view country_topics as
  select country.id, country.country_code, concat_ws('.', coalesce(told.facts, 0), coalesce(told.alerts, 0),
    coalesce(told.advisories, 0), coalesce(told.hospitals, 0), coalesce(told.entry, 0), coalesce(told.outbreaks, 0)) as topics
  from countries country left join country_revisions told on told.country_id = country.id;
