-- Since when somebody waits, and up to where they were told of what they missed, is read by nobody: it moves no topic, and no device asks again
-- because of it.
drop trigger raise_revision on conversations;
create trigger raise_revision after update of name, type, last_position, updated_at on conversations
  for each row execute function raise_conversation_revision('id');
drop trigger raise_revision on conversation_participants;
create trigger raise_revision after insert or update of delivered_position, read_position, joined_at on conversation_participants
  for each row execute function raise_conversation_revision('conversation_id');
