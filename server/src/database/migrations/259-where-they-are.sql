-- Whoever helps hears where somebody is by their own word, while there is something to help with. Called by a job that holds nothing else: a
-- check-in that waited for those who help could stand in the way of what they do at the same moment.
create function raise_revisions_of_whereabouts(asking uuid) returns void language plpgsql as $$
begin
  perform raise_revisions_of_issues(array(
    select issue.id from issues issue where issue.status < 3 and issue.traveller_id = asking
      and exists (select 1 from whereabouts here join check_ins said on said.id = here.check_in_id
        where here.traveller_id = asking and said.latitude is not null and said.status <> 0)));
end $$;
