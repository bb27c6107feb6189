-- Whoever calls, of whichever kind, found by the hash of their key: one statement, whatever the address. Null where nobody has this
-- key. Most who call are travellers, so they are looked for first. `find_traveller` stays for processes of an older version.
create function find_caller(wanted_key_hash bytea) returns json
  language plpgsql stable as $$
declare
  caller json;
begin
  select json_build_object('kind', 'user', 'id', traveller.id, 'company_id', traveller.company_id,
    'revision', traveller.revision || '.' || content.revision)
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
    from publishers publisher where publisher.key_hash = wanted_key_hash);
end $$;
