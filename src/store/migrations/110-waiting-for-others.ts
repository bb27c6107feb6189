export const waitingForOthers = `
  -- The subjects, as a list, whose ids are of this device and stand in the payload: it goes once the service has given those its own.
  alter table outbox add column waits_for text;
  create index outbox_waits on outbox (position) where waits_for is not null;
`;
