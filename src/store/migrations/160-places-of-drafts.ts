export const placesOfDrafts = `
  -- Where in the outbox the message stood that was taken back to be edited: it is said anew in that place.
  alter table drafts add column place integer;
`;
