-- Mails with bookings, as travellers or their companies sent them.
create table itinerary_mails (
  id uuid primary key,
  traveller_id uuid not null references travellers on delete cascade,
  -- Whether the company sent it.
  by_company boolean not null,
  -- As it came; null once all of it was read. What was not is kept for a person.
  message bytea,
  status text not null default 'waiting' check (status in ('waiting', 'read', 'partly_read', 'not_understood')),
  -- What was not understood of it, as it is told.
  unread jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index itinerary_mails_of_traveller on itinerary_mails (traveller_id);
create index itinerary_mails_for_people on itinerary_mails (created_at, id) where status in ('partly_read', 'not_understood');
-- Mails are read to be told from one another, not to be searched in.
alter table itinerary_mails alter column message set storage external;

-- What came of each. A segment that was removed since is told of no more.
create table itinerary_mail_segments (
  mail_id uuid not null references itinerary_mails on delete cascade,
  segment_id uuid not null references trip_segments on delete cascade,
  position integer not null,
  action text not null check (action in ('added', 'updated', 'cancelled', 'unchanged')),
  -- Under which a calendar knows its event.
  calendar_id text,
  primary key (mail_id, segment_id)
);
create index itinerary_mail_segments_segment on itinerary_mail_segments (segment_id);
