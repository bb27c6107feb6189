-- Photos and what else is kept as bytes. What is told of them stands here; the bytes lie in `asset_bytes`, or in a store outside.
create table assets (
  id uuid primary key,
  traveller_id uuid not null references travellers on delete cascade,
  created_at timestamptz not null
);
create index assets_traveller on assets (traveller_id);

create table asset_forms (
  asset_id uuid not null references assets on delete cascade,
  name text not null,
  key text not null unique,
  type text not null,
  size integer not null,
  width integer not null,
  height integer not null,
  digest text not null,
  primary key (asset_id, name)
);

create table asset_bytes (
  key text primary key,
  bytes bytea not null
);
-- Photos are compressed already, and a part of them is read without the rest.
alter table asset_bytes alter column bytes set storage external;

-- Bytes that nothing tells of: taken in and not yet claimed, or of something that was deleted, whose bytes may lie in a store outside. They
-- are swept away.
create table asset_leftovers (
  key text primary key,
  noted_at timestamptz not null,
  -- Whoever claims it comes too late.
  swept_at timestamptz
);
create index asset_leftovers_noted on asset_leftovers (noted_at);

create function leave_asset_bytes() returns trigger language plpgsql as $$
begin
  delete from asset_bytes where key in (select gone.key from gone);
  insert into asset_leftovers (key, noted_at) select gone.key, '-infinity' from gone on conflict do nothing;
  return null;
end $$;
create trigger leave_bytes after delete on asset_forms referencing old table as gone
  for each statement execute function leave_asset_bytes();
