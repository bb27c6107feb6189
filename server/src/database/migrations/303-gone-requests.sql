-- Devices hear of a request that is gone with whoever asked, and of notes that are gone with whoever wrote them, as of any change.

lock table issues, notes in share row exclusive mode;

-- Before it is gone, for whom it concerns is told by its row.
create function raise_revision_of_gone_issue() returns trigger language plpgsql as $$
begin
  perform raise_revisions_of_issues(array[old.id]);
  return old;
end $$;
create trigger raise_revision_of_gone before delete on issues for each row execute function raise_revision_of_gone_issue();

create function raise_revision_of_gone_notes() returns trigger language plpgsql as $$
begin
  perform raise_revisions_of_issues(array(select distinct issue_id from old_rows));
  return null;
end $$;
create trigger raise_revision_of_gone after delete on notes referencing old table as old_rows
  for each statement execute function raise_revision_of_gone_notes();
