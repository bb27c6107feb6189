export const revisions = `
  alter table downloads add column revision text;
  alter table downloads add column asked_at integer;
  -- Said of all downloads together what is now said of each.
  delete from downloads where name = 'everything';
`;
