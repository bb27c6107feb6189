-- Who of some travellers waits for help is found without looking through all that they ever asked for.
create index issues_open_of_traveller on issues (traveller_id) where status < 3;

-- Whoever helps sees the trip on which somebody asked. Called by a job that holds nothing else, as where somebody is.
create function raise_revisions_of_trip_seen(asking uuid) returns void language plpgsql as $$
begin
  perform raise_revisions_of_issues(array(
    select issue.id from issues issue where issue.status < 3 and issue.traveller_id = asking));
end $$;
