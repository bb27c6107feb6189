-- Who calls for help waits for it from that moment on, whether or not they ever say what for.
alter table issues
  -- By their own clock; null where no call came before the request.
  add column called_at timestamptz,
  -- Nothing but the call is known yet.
  add column needs_words boolean not null default false,
  -- Whoever asked needed help still after it was over; null once it is over again.
  add column reopened_at timestamptz;
create index issues_of_call on issues (traveller_id, called_at) where called_at is not null;
