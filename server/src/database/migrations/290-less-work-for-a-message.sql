-- Both sides wait while a message is kept and told of: what happens at each one is planned once, and looked into only where it says something.

-- As before; a function in SQL would be planned anew at each message.
create or replace function names_of_participants(conversation uuid) returns text language plpgsql stable as $$
begin
  return (
    select string_agg(user_id::text, ',') from (
      select user_id from conversation_participants where conversation_id = conversation order by number limit 100) taking);
end $$;

-- A text as it leaves the service while nobody has heard it yet.
create function as_said(said messages) returns json language sql stable
  return json_build_object('id', said.id, 'created_at', wire_time(said.created_at), 'updated_at', wire_time(said.updated_at),
    'type', said.type, 'status', 0, 'body', said.body, 'user_id', said.user_id, 'client_id', said.client_id, 'asset', null,
    'position', said.position, 'revision', said.revision);

-- As before, with the text itself where that fits into what PostgreSQL tells at once: then no process has to read it.
create or replace function tell_live_of_message() returns trigger language plpgsql as $$
declare
  told text := concat_ws(' ', 'said', new.conversation_id, new.revision,
    coalesce(names_of_participants(new.conversation_id), ''));
  words text;
begin
  if tg_op = 'INSERT' and new.type = 0 then
    words := as_said(new)::text;
    if octet_length(told) + octet_length(words) < 7900 then
      told := told || ' ' || words;
    end if;
  end if;
  perform pg_notify('live_hints', told);
  return null;
end $$;

-- As before; who counted the change already need not be compared field by field.
create or replace function raise_own_revision() returns trigger language plpgsql as $$
begin
  if new.revision <> old.revision or to_jsonb(new) - 'spoken_language' = to_jsonb(old) - 'spoken_language' then
    return new;
  end if;
  new.revision := old.revision + 1;
  new.account_revision := old.account_revision + 1;
  return new;
end $$;

-- As before, in one statement.
create or replace function raise_conversation_revision() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  if tg_table_name = 'conversations' then
    changed := new.id;
  else
    changed := new.conversation_id;
    if tg_op = 'UPDATE' and exists (
      select 1 from conversations where id = changed and xmin = pg_current_xact_id()::xid) then
      return null;
    end if;
  end if;
  -- In one order, so that two who write to the same people do not wait for each other.
  with concerned as (
    select id from travellers
    where id in (select user_id from conversation_participants where conversation_id = changed)
    order by id for no key update)
  update travellers set revision = revision + 1, conversations_revision = conversations_revision + 1
  from concerned where travellers.id = concerned.id;
  return null;
end $$;
