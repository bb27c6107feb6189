-- Of requests that go with whoever asked those whom they concern hear once, however many they are.

lock table issues in access exclusive mode;

-- These, the doctors of these countries, and those who look after travellers of these companies.
create function concerned_with(people uuid[], countries text[], companies uuid[]) returns uuid[] language sql stable as $$
  select array(
    select id from unnest(people) id where id is not null
    union select responder.user_id from responders responder where responder.country_code = any(countries)
    union select role.user_id from user_roles role where role.type in (50, 99) and role.company_id = any(companies));
$$;
create function concerned_with_issues(ids uuid[]) returns uuid[] language sql stable as $$
  select concerned_with(
    array(select issue.traveller_id from issues issue where issue.id = any(ids)
      union select issue.current_handler_id from issues issue where issue.id = any(ids)),
    array(select distinct issue.country_code from issues issue where issue.id = any(ids) and issue.type = 1),
    array(select distinct issue.company_id from issues issue where issue.id = any(ids) and issue.type <> 1));
$$;
create function raise_issues_revisions(concerned uuid[]) returns void language plpgsql as $$
begin
  perform 1 from travellers where id = any(concerned) order by id for no key update;
  update travellers set revision = revision + 1, issues_revision = issues_revision + 1 where id = any(concerned);
end $$;
create or replace function raise_revisions_of_issues(ids uuid[]) returns void language plpgsql as $$
begin
  perform raise_issues_revisions(concerned_with_issues(ids));
end $$;

drop trigger raise_revision_of_gone on issues;
drop function raise_revision_of_gone_issue();
create function raise_revision_of_gone_issues() returns trigger language plpgsql as $$
begin
  perform raise_issues_revisions(concerned_with(
    array(select gone.traveller_id from old_rows gone union select gone.current_handler_id from old_rows gone),
    array(select distinct gone.country_code from old_rows gone where gone.type = 1),
    array(select distinct gone.company_id from old_rows gone where gone.type <> 1)));
  return null;
end $$;
create trigger raise_revision_of_gone after delete on issues referencing old table as old_rows
  for each statement execute function raise_revision_of_gone_issues();
