-- When somebody asked for help, which may be long before their request arrived; null where it came at once, or they did not say.
alter table issues add column asked_at timestamptz;
