export const bookingFiles = `
  -- Files with bookings that the traveller gave, until they have read what became of them. The bytes lie in the outbox, until the service has
  -- taken them and calls them by an id of its own.
  create table booking_files (
    id text primary key,
    name text not null,
    trip_id text,
    chosen_at text not null,
    mail_id text,
    record text
  ) without rowid;
`;
