-- From then on their key opens nothing, as a company's.
alter table publishers add column disabled_at timestamptz;

-- As before, but for publishers who are turned off.
create or replace function find_caller(wanted_key_hash bytea) returns json
  language plpgsql stable as $$
declare
  caller json;
begin
  select json_build_object('kind', 'user', 'id', traveller.id, 'company_id', traveller.company_id,
    'revision', traveller.revision || '.' || content.revision,
    'roles', array(
      select role.type from user_roles role
      where role.user_id = traveller.id and role.company_id = traveller.company_id))
  into caller
  from travellers traveller cross join content_revision content
  where traveller.key_hash = wanted_key_hash and traveller.deleted_at is null;
  if caller is not null then return caller; end if;

  select json_build_object('kind', 'company', 'id', company.id)
  into caller
  from companies company
  where company.key_hash = wanted_key_hash and company.disabled_at is null;
  if caller is not null then return caller; end if;

  return (
    select json_build_object('kind', 'publisher', 'id', publisher.id)
    from publishers publisher
    where publisher.key_hash = wanted_key_hash and publisher.disabled_at is null);
end $$;
