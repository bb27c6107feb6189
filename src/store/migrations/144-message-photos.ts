export const messagePhotos = `
  -- The photo of a message, in Base64 as in the outbox; content is null until it has come, and again once it gave way to newer ones.
  -- entry_id is what carried it, where it was sent from this device; fetched_at is when it last came; failures counts the tries that came to nothing. What is long stands last: the rest is read without it.
  create table message_photos (
    message_id text primary key,
    said_at text not null,
    entry_id text,
    width integer,
    height integer,
    fetched_at integer,
    failures integer not null default 0,
    content text
  );
  create index message_photos_entry on message_photos (entry_id) where entry_id is not null;
  create index message_photos_missing on message_photos (said_at) where fetched_at is null;
  create index message_photos_kept on message_photos (fetched_at) where content is not null;

  insert into message_photos (message_id, said_at)
  select id, record ->> '$.created_at' from messages
  where record ->> '$.type' = 4 and record ->> '$.asset.type' = 0;
`;
