export const outboxBytes = `
  -- What an entry carries beside its payload, such as a photo: in Base64, as it goes over the wire and into a rescue.
  create table outbox_bytes (
    entry_id text primary key,
    type text not null,
    content text not null
  );
  -- However an entry leaves, its bytes leave with it.
  create trigger outbox_bytes_leave after delete on outbox begin
    delete from outbox_bytes where entry_id = old.id;
  end;
`;
