export const drafts = `
  -- What was begun to be written about a request, and is not said yet.
  create table drafts (
    issue_id text primary key,
    body text not null
  );
`;
