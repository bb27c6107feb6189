-- What those who help write down for each other about a request; whom it is about never reads it.
create table notes (
  id uuid primary key,
  issue_id uuid not null references issues on delete cascade,
  owner_id uuid not null references travellers on delete cascade,
  body text not null,
  pinned boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index notes_of_issue on notes (issue_id, pinned desc, created_at desc);
create index notes_of_owner on notes (owner_id);
