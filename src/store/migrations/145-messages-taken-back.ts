export const messagesTakenBack = `
  -- The traveller took it back, and the service may not have heard of that yet.
  alter table messages add column removed_here integer not null default 0;
`;
