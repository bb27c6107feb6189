-- What each user is to a company: the numbers of the reference (src/contract/role.ts). Everybody with an account has a row in `travellers`,
-- whatever they are, and at least one role.
create table user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  company_id uuid not null,
  type smallint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, company_id, type)
);

-- Those who are here already are travellers. The bulk of them before anything is locked: an older process goes on writing meanwhile.
insert into user_roles (user_id, company_id, type, created_at, updated_at)
select id, company_id, 0, created_at, created_at from travellers;

-- From here on no account is made or erased until this is committed: whoever came since the lines above gets their role, whoever went loses it.
lock table companies, travellers in share row exclusive mode;
insert into user_roles (user_id, company_id, type, created_at, updated_at)
select id, company_id, 0, created_at, created_at from travellers on conflict do nothing;
delete from user_roles where not exists (select 1 from travellers where travellers.id = user_roles.user_id);
alter table user_roles
  add foreign key (user_id) references travellers on delete cascade,
  add foreign key (company_id) references companies;

-- Who handles what happens to a company's travellers: few among many.
create index user_roles_others on user_roles (company_id, type) where type > 2;

-- By a trigger, so that accounts which an older process makes have theirs too.
create function make_travellers() returns trigger language plpgsql as $$
begin
  insert into user_roles (user_id, company_id, type, created_at, updated_at)
  select id, company_id, 0, created_at, created_at from new_rows;
  return null;
end $$;
create trigger make_travellers after insert on travellers referencing new table as new_rows
  for each statement execute function make_travellers();

-- Roles are read with the account. The first one comes with it, and the last ones go with it: then there is nothing to read anew.
create function raise_role_revision() returns trigger language plpgsql as $$
begin
  update travellers set revision = revision + 1, account_revision = account_revision + 1
  where id in (coalesce(new.user_id, old.user_id), coalesce(old.user_id, new.user_id));
  return null;
end $$;
create trigger raise_revision after insert or update or delete on user_roles
  for each row when (pg_trigger_depth() = 0) execute function raise_role_revision();

-- Whoever calls, of whichever kind, found by the hash of their key: one statement, whatever the address. Null where nobody has this
-- key. Most who call are travellers, so they are looked for first. `find_traveller` stays for processes of an older version.
create function find_caller(wanted_key_hash bytea) returns json
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
    from publishers publisher where publisher.key_hash = wanted_key_hash);
end $$;
