-- Rules on entering a country, and restrictions on travelling there: the same in all they say, told apart by their kind.
create table entry_requirements (
  id uuid primary key,
  kind text not null check (kind in ('entry_requirement', 'travel_restriction')),
  type smallint not null check (type between 0 and 10),
  value smallint not null check (value between 0 and 3),
  extras jsonb not null default '{}',
  comment text,
  translations jsonb not null default '{}',
  reference_urls jsonb not null default '[]',
  -- When it was last known to be in place.
  effective_as_of timestamptz not null,
  vaccination_id uuid references vaccinations,
  origin_country_id uuid not null references countries,
  -- The state that imposes it, where it is not the whole country.
  origin_country_division_id uuid references country_divisions,
  -- It names neither countries nor divisions: kept, so that a search need not look for what is not there.
  for_everybody boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When what it asks, or of whom, was last another thing. That it was looked at again is no news.
  changed_at timestamptz not null
);
create index entry_requirements_origin
  on entry_requirements (kind, origin_country_id, type, effective_as_of desc, id);
create index entry_requirements_division on entry_requirements (origin_country_division_id)
  where origin_country_division_id is not null;
create index entry_requirements_vaccination on entry_requirements (vaccination_id) where vaccination_id is not null;

-- Whom it concerns, unless it is everybody.
create table entry_requirement_countries (
  entry_requirement_id uuid not null references entry_requirements on delete cascade,
  country_id uuid not null references countries,
  primary key (entry_requirement_id, country_id)
);
create index entry_requirement_countries_country on entry_requirement_countries (country_id);
create table entry_requirement_divisions (
  entry_requirement_id uuid not null references entry_requirements on delete cascade,
  country_division_id uuid not null references country_divisions,
  primary key (entry_requirement_id, country_division_id)
);
create index entry_requirement_divisions_division on entry_requirement_divisions (country_division_id);

-- The countries that it names, by themselves or by a part of them.
create view entry_requirement_named as
  select entry_requirement_id, country_id from entry_requirement_countries
  union
  select link.entry_requirement_id, division.country_id
  from entry_requirement_divisions link join country_divisions division on division.id = link.country_division_id;

-- Trips that are not over when it changes, and lead there. One that names countries concerns those whose home is among them or is not
-- known, and those whose trip leads through one.
create view entry_requirement_matches as
  select requirement.id as entry_requirement_id, destination.trip_id
  from entry_requirements requirement
  join destinations destination on destination.country_id is not distinct from requirement.origin_country_id
    and destination.trip_days
      && country_days(requirement.origin_country_id, utc_day(requirement.changed_at), date '2199-12-31')
  join trips trip on trip.id = destination.trip_id
  join travellers traveller on traveller.id = trip.traveller_id
  where requirement.for_everybody or traveller.home_country is null
    or exists (
      select 1 from entry_requirement_named named join countries country on country.id = named.country_id
      where named.entry_requirement_id = requirement.id and country.country_code = traveller.home_country)
    or exists (
      select 1 from destinations other
      join entry_requirement_named named on named.country_id = other.country_id
      where other.trip_id = destination.trip_id and named.entry_requirement_id = requirement.id);

-- What was told of a rule is found by the rule when it changes or goes.
create index notices_rule on notices (subject_id) where type in (120, 121);
create index notifications_restriction on notifications ((data ->> 'travel_restriction_id')) where type = 120;
create index notifications_requirement on notifications ((data ->> 'entry_requirement_id')) where type = 121;

-- Its links are only ever written with it.
create trigger raise_content_on_insert after insert on entry_requirements
  referencing new table as new_rows for each statement execute function raise_content_revision('');
create trigger raise_content_on_update after update on entry_requirements
  referencing old table as old_rows new table as new_rows for each statement execute function raise_content_revision('');
create trigger raise_content_on_delete after delete on entry_requirements
  referencing old table as old_rows for each statement execute function raise_content_revision('');
