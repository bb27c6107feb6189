export const draftsOfNotes = `
  -- What was begun as a note for those who help.
  alter table drafts add column note text not null default '';
`;
