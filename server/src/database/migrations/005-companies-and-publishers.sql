-- What a company is to its travellers, and which packages it has; set by whoever runs the service (`service:admin`).
alter table companies
  -- Whom a traveller calls or texts, and where the company sits.
  add column emergency_line text,
  add column emergency_address text,
  add column white_label boolean not null default false,
  add column global_intelligence boolean not null default false,
  -- Whether its travellers may hear that all is well.
  add column all_good boolean not null default false,
  -- From then on its key opens nothing.
  add column disabled_at timestamptz;

-- Whoever may publish beside the one whose key is in the configuration.
create table publishers (
  id uuid primary key,
  name text not null,
  key_hash bytea not null unique,
  created_at timestamptz not null
);
