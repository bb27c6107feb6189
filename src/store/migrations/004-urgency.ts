export const urgency = `
  -- What goes first however much waits, written with the entry: 2 calls for help, 1 is another word of the traveller's.
  alter table outbox add column urgency integer not null default 0;
  -- When it may have reached the service for the first time, by the device's clock.
  alter table outbox add column first_sent_at integer;

  update outbox set urgency = coalesce(payload ->> '$.check_in.status', payload ->> '$.body.check_in.status', 0)
    where kind in ('check-in', 'check-in-answer');
  update outbox set first_sent_at = created_at where attempts > 0;

  -- A refused change stood in the way of the removal behind it, which then never went out.
  delete from outbox where parked is not null and exists (select 1 from outbox removal
    where removal.subject = outbox.subject and removal.position > outbox.position
      and removal.kind in ('trip-delete', 'notification-delete'));

  create index outbox_due on outbox (urgency, due_at, position);
`;
