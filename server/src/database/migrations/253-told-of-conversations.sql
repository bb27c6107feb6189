-- Up to which message somebody was told that they missed one: of the next they are told once they have read that far.
alter table conversation_participants add column told_position integer not null default 0;

-- Since when whoever asked for help waits for an answer, and since when nothing was said at all; null where nobody waits, or it was told.
alter table conversations
  add column waits_since timestamptz,
  add column quiet_since timestamptz;
create index conversations_waiting on conversations (waits_since) where waits_since is not null;
create index conversations_quiet on conversations (quiet_since) where quiet_since is not null;

-- What was told of a conversation goes with whoever asked for help in it.
create index notifications_of_conversation on notifications ((data ->> 'conversation_id')) where type in (5, 6);
