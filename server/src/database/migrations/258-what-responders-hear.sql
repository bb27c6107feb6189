-- What changed lately is found without looking through all that was ever asked for.
create index issues_changed_of_company on issues (company_id, updated_at);
create index issues_changed_of_handler on issues (current_handler_id, updated_at) where current_handler_id is not null;

-- Also the doctors of the country: what is asked of them concerns them until one of them has it, and then they are to hear that.
create or replace function raise_revisions_of_issues(ids uuid[]) returns void language plpgsql as $$
declare
  concerned uuid[] := array(
    select issue.traveller_id from issues issue where issue.id = any(ids)
    union select issue.current_handler_id from issues issue where issue.id = any(ids)
    union select responder.user_id from responders responder
      where responder.country_code in (select issue.country_code from issues issue where issue.id = any(ids) and issue.type = 1)
    union select role.user_id from user_roles role where role.type in (50, 99)
      and role.company_id in (select issue.company_id from issues issue where issue.id = any(ids) and issue.type <> 1));
begin
  perform 1 from travellers where id = any(concerned) order by id for no key update;
  update travellers set revision = revision + 1, issues_revision = issues_revision + 1 where id = any(concerned);
end $$;
