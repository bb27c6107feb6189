export const issues = `
  -- Requests for help: what the service says of one (record), and what was asked here and is not sent yet (local); asked_at in ms,
  -- by whoever's clock it was asked; check_in_id names the call that it belongs to, where that was made on this device.
  create table issues (
    id text primary key,
    asked_at integer not null,
    record text,
    local text,
    check_in_id text,
    cancelled_here integer not null default 0
  );
`;
