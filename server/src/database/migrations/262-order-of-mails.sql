-- When what a mail says of a segment was said, as it tells itself: the number of a calendar's change, and the moment. What was said earlier and
-- comes later changes nothing.
alter table itinerary_mail_segments add column sequence integer, add column said_at timestamptz;

-- Mails that a person has given up on are no longer kept for one.
drop index itinerary_mails_for_people;
create index itinerary_mails_for_people on itinerary_mails (created_at, id)
  where status in ('partly_read', 'not_understood') and message is not null;
