import { cachedTable } from './cached-table';

export const foundation = `
  -- One row for each thing that is downloaded as a whole or as a list: how it stands with it.
  create table downloads (
    name text primary key,
    etag text,
    cursor integer,
    checked_at integer,
    failed_at integer,
    failure text,
    bytes integer not null default 0
  ) without rowid;

  -- What such a download contains, in its order.
  create table members (
    download text not null,
    item_id text not null,
    position integer not null,
    details text,
    primary key (download, item_id)
  ) without rowid;
  create index members_item on members (item_id);

  -- A trip is what the service says (record) under what the traveller did and is not yet sent (local).
  create table trips (
    id text primary key,
    start text not null,
    finish text not null,
    record text,
    local text,
    removed integer not null default 0
  ) without rowid;
  create index trips_period on trips (finish, start);

  -- Trips that were removed never come back, whatever a slow answer says.
  create table removed_trips (
    id text primary key
  ) without rowid;

  -- A trip made without a network has an id of the device until the service gives it one.
  create table exchanged_ids (
    local_id text primary key,
    service_id text not null
  ) without rowid;

  ${cachedTable('alerts', 'headline text not null, category text not null, risk integer not null, issued text not null, finish text, read_by_service integer not null default 0, read_here integer not null default 0,')}
  create index alerts_urgency on alerts (risk desc, issued desc);

  ${cachedTable('advisories', 'headline text not null, country_id text not null, issued text not null,')}

  -- The short list writes the columns and \`record\`; the whole country is kept apart, so that neither blanks the other.
  create table countries (
    n integer primary key,
    id text not null unique,
    code text not null,
    name text not null,
    travel_status integer not null,
    indexed integer not null default 0,
    record text not null,
    whole text,
    pinned integer not null default 0
  );
  create unique index countries_code on countries (code);
  create index countries_to_index on countries (n) where indexed = 0;

  create table map_data (
    country_id text primary key,
    record text not null
  ) without rowid;

  ${['diseases', 'medications', 'vaccinations'].map((shelf) => cachedTable(shelf, 'name text not null,')).join('')}

  ${cachedTable('hospitals', 'country_id text not null, name text not null, latitude real not null, longitude real not null, emergency integer not null,')}
  create index hospitals_country on hospitals (country_id);

  create table check_ins (
    id text primary key,
    checked_in_at integer not null,
    service_id text unique,
    record text not null
  ) without rowid;
  create index check_ins_time on check_ins (checked_in_at desc);

  create table check_in_requests (
    id text primary key,
    created_at text not null,
    record text not null
  ) without rowid;

  create table notifications (
    id text primary key,
    created_at text not null,
    read_here integer not null default 0,
    removed_here integer not null default 0,
    record text not null
  ) without rowid;
  create index notifications_time on notifications (created_at desc);

  create table profile (
    only_row integer primary key check (only_row = 1),
    record text,
    local_settings text
  );

  -- What the traveller chose on this device.
  create table preferences (
    name text primary key,
    value text not null
  ) without rowid;

  -- Every write of the traveller is a row here before it is anything else.
  create table outbox (
    position integer primary key autoincrement,
    id text not null unique,
    kind text not null,
    subject text not null,
    payload text not null,
    created_at integer not null,
    attempts integer not null default 0,
    due_at integer not null default 0,
    parked text
  );
  create index outbox_subject on outbox (subject, position);
`;
