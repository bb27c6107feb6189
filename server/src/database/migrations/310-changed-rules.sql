-- Changing what a rule asks costs the same however many were told: what they were told of it before is taken back little by little
-- afterwards (jobs/take-back-changed.ts), and is shown to nobody until then (resources/notifications/news.ts). They are told anew when
-- nothing of it is left, so that what they are told then is never taken for what they were told before.
create table changed_rules (
  id uuid primary key,
  changed_at timestamptz not null
);
