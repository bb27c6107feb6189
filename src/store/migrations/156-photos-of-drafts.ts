export const photosOfDrafts = `
  -- A photo that was picked and is not sent yet, in Base64 as in the outbox: beside what is begun about a request (issue/…), or in the form
  -- of a call for help (help).
  create table draft_photos (
    about text primary key,
    width integer not null,
    height integer not null,
    content text not null
  );

  -- What was begun to be asked for with a call for help. One call is open at a time, and so is one form.
  create table help_draft (
    only_row integer primary key check (only_row = 1),
    type integer,
    description text not null default ''
  );
`;
