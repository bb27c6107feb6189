-- What goes with a message beside its words: a picture, a recording, a place.
create table message_assets (
  id uuid primary key,
  message_id uuid not null unique references messages on delete cascade,
  type smallint not null,
  title text,
  description text,
  latitude double precision,
  longitude double precision,
  -- Whose bytes are kept; null of a place.
  file_id uuid unique references assets on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Of what is heard nothing is so long or so wide.
alter table asset_forms
  alter column width drop not null,
  alter column height drop not null;

-- Whoever takes a message back takes back what was with it, also by a process that knows nothing of this table.
create function drop_asset_of_message() returns trigger language plpgsql as $$
begin
  delete from message_assets where message_id = new.id;
  return null;
end $$;
create trigger drop_asset after update on messages for each row when (new.type = 2 and old.type <> 2)
  execute function drop_asset_of_message();

-- And the bytes go with it, in whichever way it went.
create function drop_files_of_messages() returns trigger language plpgsql as $$
begin
  delete from assets where id in (select gone.file_id from gone);
  return null;
end $$;
create trigger drop_files after delete on message_assets referencing old table as gone
  for each statement execute function drop_files_of_messages();
