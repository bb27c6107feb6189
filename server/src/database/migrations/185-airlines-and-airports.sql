-- Comes with PostgreSQL, and is trusted since 13: whoever may create in this database may create it.
create extension if not exists pg_trgm;

-- Whether something is asked of passengers: -1 nobody knows, 0 no, 1 yes.
create domain health_answer as smallint check (value between -1 and 1);

create table airlines (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  iata text,
  icao text,
  health_mask_req health_answer not null default -1,
  health_temp_check health_answer not null default -1,
  health_measures text,
  health_url text,
  translations jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  searched text generated always as (name || coalesce(' ' || iata, '') || coalesce(' ' || icao, '')) stored
);
create index airlines_searched on airlines using gin (searched gin_trgm_ops);
create index airlines_by_name on airlines (name, id);
create index airlines_iata on airlines (iata);
create index airlines_icao on airlines (icao);

create table airports (
  id uuid primary key,
  -- That of ICAO, or of the country where ICAO has given none.
  code text not null unique,
  name text not null,
  city text,
  iata text,
  icao text,
  faa text,
  country_id uuid not null references countries,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text,
  health_mask_req health_answer not null default -1,
  health_temp_check health_answer not null default -1,
  health_distancing health_answer not null default -1,
  health_measures text,
  health_url text,
  translations jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  searched text generated always as (name || coalesce(' ' || city, '') || coalesce(' ' || iata, '') ||
    coalesce(' ' || icao, '') || coalesce(' ' || faa, '')) stored
);
create index airports_searched on airports using gin (searched gin_trgm_ops);
create index airports_by_name on airports (name, id);
create index airports_iata on airports (iata);
create index airports_icao on airports (icao);
create index airports_faa on airports (faa);
create index airports_country on airports (country_id);

-- What is nearly called so. As the extension comes, one letter amiss in a word would be too many.
create function airlines_alike(words text) returns setof uuid language sql stable
  set pg_trgm.word_similarity_threshold = 0.45 as 'select id from airlines where words <% searched';
create function airports_alike(words text) returns setof uuid language sql stable
  set pg_trgm.word_similarity_threshold = 0.45 as 'select id from airports where words <% searched';

do $$
declare told text;
begin
  foreach told in array array['airlines', 'airports'] loop
    execute format('create trigger raise_content_on_insert after insert on %I
      referencing new table as new_rows for each statement execute function raise_content_revision('''')', told);
    execute format('create trigger raise_content_on_update after update on %I
      referencing old table as old_rows new table as new_rows for each statement execute function raise_content_revision('''')', told);
    execute format('create trigger raise_content_on_delete after delete on %I
      referencing old table as old_rows for each statement execute function raise_content_revision('''')', told);
  end loop;
end $$;
