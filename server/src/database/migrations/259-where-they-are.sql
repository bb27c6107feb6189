-- Whoever helps hears at once where somebody is by their own word, while there is something to help with.
create function raise_revision_of_whereabouts() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(
    select issue.id from issues issue where issue.status < 3 and issue.traveller_id in (
      select said.traveller_id from new_rows said where said.latitude is not null and said.status <> 0));
begin
  if cardinality(ids) > 0 then
    perform raise_revisions_of_issues(ids);
  end if;
  return null;
end $$;
create trigger raise_revision_of_whereabouts after insert on check_ins referencing new table as new_rows
  for each statement execute function raise_revision_of_whereabouts();
