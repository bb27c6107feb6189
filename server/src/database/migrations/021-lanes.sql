-- ----------------------------------------------------------------------------------------------------- jobs in lanes

alter table jobs
  -- Until then it belongs to the process that took it, whatever is asked for meanwhile.
  add column leased_until timestamptz,
  -- It failed too often: nobody takes it until somebody asks for it again.
  add column died_at timestamptz,
  -- The SQLSTATE or the kind of the last failure, never its words.
  add column last_failure text;
create index jobs_waiting on jobs (kind, due_at) where died_at is null;

-- The trips that a job has still to look at: found once, and then gone through in batches.
create table matched_trips (
  job_id uuid not null references jobs on delete cascade,
  trip_id uuid not null,
  during boolean not null,
  -- A trip that was changed since is looked at again.
  trip_updated_at timestamptz not null,
  primary key (job_id, trip_id)
);

-- Requests to check in and calls for help have a way of their own past all others.
alter table push_messages add column urgent boolean not null default false;
create index push_messages_lane on push_messages (urgent, due_at, id) where ticket is null;

-- Until when nobody, in whichever process, is to call a service that asked for a pause.
create table pauses (
  name text primary key,
  until timestamptz not null
);
