-- Where a company's own servers hear of events. Deliveries are made by the background work (jobs/webhooks).
create table webhook_endpoints (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  url text not null,
  -- Null: all.
  enabled_events integer[],
  -- Sealed, as keys are. The one before is good for a day after a new one was made.
  secret_sealed bytea not null,
  previous_secret_sealed bytea,
  previous_secret_until timestamptz,
  enabled boolean not null,
  disabled_at timestamptz,
  -- 'partner': by themselves. 'gone': it answered 410. 'failing': it failed for too long.
  disabled_reason text check (disabled_reason in ('partner', 'gone', 'failing')),
  -- Since when nothing arrived; null where the last delivery did. How far towards its end the company was warned, in per cent.
  failing_since timestamptz,
  warned_share integer not null default 0,
  -- When the first of its deliveries is due; null where none waits.
  next_due_at timestamptz,
  -- After several failures in a row nothing is tried before then.
  rest_until timestamptz,
  -- Whoever delivers has it for themselves until then, and writes only as long as the lease is still theirs.
  lease uuid,
  leased_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (enabled = (disabled_at is null) and enabled = (disabled_reason is null))
);
create index webhook_endpoints_company on webhook_endpoints (company_id, created_at);
create index webhook_endpoints_due on webhook_endpoints (next_due_at) where enabled and next_due_at is not null;
create index webhook_endpoints_failing on webhook_endpoints (failing_since) where enabled and failing_since is not null;

-- One for each event and endpoint, as long as the event is kept.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  event_id uuid not null references events on delete cascade,
  -- First attempts go in this order.
  position bigint generated always as identity,
  -- The bytes of every attempt, written down before the first.
  body text,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
  attempts integer not null default 0,
  -- Of these attempts those since it was last asked for.
  round integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  unique (event_id, endpoint_id)
);
create index webhook_deliveries_new on webhook_deliveries (endpoint_id, position) where state = 'waiting' and attempts = 0;
create index webhook_deliveries_again on webhook_deliveries (endpoint_id, due_at) where state = 'waiting' and attempts > 0;
create index webhook_deliveries_listed on webhook_deliveries (endpoint_id, position);

create table webhook_attempts (
  delivery_id uuid not null references webhook_deliveries on delete cascade,
  number integer not null,
  at timestamptz not null,
  duration_ms integer not null,
  -- What it answered; null where it did not.
  status integer,
  -- Why it counts as failed; null where it does not.
  failure text,
  answer text not null,
  primary key (delivery_id, number)
);

-- When its deliveries were made. Only events that are whole are told.
alter table events add column relayed_at timestamptz;
create index events_unrelayed on events (position) where relayed_at is null and gathered_by is null;
create index events_company on events (company_id, created_at);
