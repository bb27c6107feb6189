-- What people write is told at once to those who take part and have a line open (live/talk.ts). Said is only where it stands: who may hear it
-- is looked up by whoever tells it. What the service itself says comes with its topic alone, in the words of each reader.
create function tell_live_of_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_hints', concat_ws(' ', 'said', new.conversation_id, new.revision));
  return null;
end $$;
create trigger tell_live after insert or update of revision on messages for each row when (new.user_id is not null)
  execute function tell_live_of_message();
