-- Whoever writes has read what is above it: that moves nobody's topic a second time, for the conversation that counts the message in the same
-- transaction has moved it already.
create or replace function raise_conversation_revision() returns trigger language plpgsql as $$
declare
  changed uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if tg_table_name = 'conversation_participants' and tg_op = 'UPDATE' and exists (
    select 1 from conversations where id = changed and xmin = pg_current_xact_id()::xid) then
    return null;
  end if;
  -- In one order, so that two who write to the same people do not wait for each other.
  perform 1 from travellers where id in (select user_id from conversation_participants where conversation_id = changed)
    order by id for no key update;
  update travellers set revision = revision + 1, conversations_revision = conversations_revision + 1
  where id in (select user_id from conversation_participants where conversation_id = changed);
  return null;
end $$;
