-- Whatever happens that somebody is to hear of is written down once, in the transaction in which it happens (events/record-events.ts).
-- What follows from it, such as a notification, is made from it. Kept for 30 days.
create table events (
  id uuid primary key,
  -- A name of events/event-kinds.ts.
  kind text not null,
  company_id uuid not null references companies,
  -- What it is about, the same for everybody whom it concerns; nothing personal.
  about jsonb not null,
  -- The job that still finds out whom it concerns. Null once it is whole.
  gathered_by uuid,
  created_at timestamptz not null
);
create unique index events_gathered on events (gathered_by, company_id) where gathered_by is not null;
create index events_age on events (created_at);

-- Whom it concerns, by which trip if by any, and what a notification of it carries for them.
create table event_travellers (
  event_id uuid not null references events on delete cascade,
  traveller_id uuid not null references travellers on delete cascade,
  trip_id uuid,
  -- 'aloud': they get a message. 'quietly': their phone is told, and shows nothing. 'silently': they hear nothing; only their company does.
  manner text not null check (manner in ('aloud', 'quietly', 'silently')),
  data jsonb not null,
  unique nulls not distinct (event_id, traveller_id, trip_id)
);
create index event_travellers_traveller on event_travellers (traveller_id);
