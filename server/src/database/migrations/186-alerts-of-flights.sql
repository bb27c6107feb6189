-- 1 historical, 2 published. What is still in review (0) is not kept here.
alter table alerts add column status smallint not null default 2 check (status in (1, 2)),
  add column update_reason text;

-- The airlines that an alert is about, and the airports: those that it names, and all of the countries that it names for that.
create table alert_airlines (
  alert_id uuid not null references alerts on delete cascade,
  airline_id uuid not null references airlines,
  primary key (alert_id, airline_id)
);
create index alert_airlines_airline on alert_airlines (airline_id);
create table alert_airports (
  alert_id uuid not null references alerts on delete cascade,
  airport_id uuid not null references airports,
  primary key (alert_id, airport_id)
);
create index alert_airports_airport on alert_airports (airport_id);
create table alert_airport_countries (
  alert_id uuid not null references alerts on delete cascade,
  country_id uuid not null references countries,
  primary key (alert_id, country_id)
);
create index alert_airport_countries_country on alert_airport_countries (country_id);

-- By which alerts of the past are found.
create index alerts_words on alerts using gin (headline gin_trgm_ops, body gin_trgm_ops);
create function contains(words text) returns text language sql immutable
  return '%' || replace(replace(replace(trim(words), '\', '\\'), '%', '\%'), '_', '\_') || '%';
create index alert_diseases_disease on alert_diseases (disease_id);
