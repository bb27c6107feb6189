-- Those who take part, for whoever tells them something: no more than fit into what PostgreSQL tells at once. The others hear of it by its topic.
create function names_of_participants(conversation uuid) returns text language sql stable as $$
  select string_agg(user_id::text, ',') from (
    select user_id from conversation_participants where conversation_id = conversation order by number limit 100) taking
$$;

-- What people write is told at once to those who take part and have a line open (live/talk.ts). Said is only where it stands and whom it may
-- concern, so that a process without a line of theirs asks nothing; who may hear it is looked up by whoever tells it. What the service itself
-- says comes with its topic alone, in the words of each reader.
create function tell_live_of_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_hints',
    concat_ws(' ', 'said', new.conversation_id, new.revision, names_of_participants(new.conversation_id)));
  return null;
end $$;
create trigger tell_live after insert or update of revision on messages for each row when (new.user_id is not null)
  execute function tell_live_of_message();
