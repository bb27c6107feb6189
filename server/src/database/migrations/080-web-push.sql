-- ------------------------------------------------------------------------------------------------- messages to browsers
-- Processes of the version before go on beside this: they know no messages to browsers, and refuse the few that they may take meanwhile.

-- Whether its device is a browser: those are sent another way, and neither waits for the other.
alter table push_messages add column web boolean not null default false;
create index push_messages_to_phones on push_messages (urgent, due_at, id) where ticket is null and not web;
create index push_messages_to_browsers on push_messages (urgent, due_at, id) where ticket is null and web;
drop index push_messages_lane;
