export const waitingSegments = `
  -- What of a trip's bookings waits is shown with them, however much else waits.
  create index outbox_segments on outbox (payload ->> '$.tripId')
    where kind in ('segment-write', 'segment-delete');
`;
