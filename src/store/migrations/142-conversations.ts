export const conversations = `
  -- What is said about a request for help. record is the conversation without its messages; heard_revision is how far changes have come,
  -- known_from the position from which on nothing is missing; read_here is how far it was read on this device.
  create table conversations (
    id text primary key,
    issue_id text,
    record text not null,
    heard_revision integer not null,
    known_from integer not null,
    read_here integer not null default 0
  );
  create index conversations_issue on conversations (issue_id);

  create table messages (
    id text primary key,
    conversation_id text not null,
    position integer not null,
    revision integer not null,
    record text not null
  );
  create index messages_said on messages (conversation_id, position);
`;
