-- Names to be searched, apart from `travellers`: its rows are written with every revision, which would each time be written into the index too.
create table user_names (
  user_id uuid primary key,
  company_id uuid not null,
  searched text not null
);

-- The bulk of them before anything is locked: an older process goes on writing meanwhile.
insert into user_names (user_id, company_id, searched)
select id, company_id, first_name || coalesce(' ' || last_name, '') from travellers;
-- Without a pending list, as names are searched far more often than written.
create index user_names_searched on user_names using gin (searched gin_trgm_ops) with (fastupdate = off);

-- From here on nobody reads or writes travellers until this is committed. At once, since a lesser lock before it would make those who have
-- read and are about to write wait for this, and this for them.
alter table travellers
  -- What their company calls them in its own books; several may be called the same.
  add column external_id text,
  -- What is only told, as the contract checked it (src/contract/org-user.ts).
  add column details jsonb not null default '{}';
insert into user_names as kept (user_id, company_id, searched)
select id, company_id, first_name || coalesce(' ' || last_name, '') from travellers
on conflict (user_id) do update set searched = excluded.searched where kept.searched <> excluded.searched;
delete from user_names where not exists (select 1 from travellers where travellers.id = user_names.user_id);
alter table user_names add foreign key (user_id) references travellers on delete cascade;

-- By a trigger, so that those whom an older process adds or renames are found too.
create function keep_user_name() returns trigger language plpgsql as $$
begin
  insert into user_names as kept (user_id, company_id, searched)
  values (new.id, new.company_id, new.first_name || coalesce(' ' || new.last_name, ''))
  on conflict (user_id) do update set searched = excluded.searched where kept.searched <> excluded.searched;
  return null;
end $$;
create trigger keep_name after insert or update of first_name, last_name on travellers
  for each row execute function keep_user_name();

-- Who is nearly called so. As the extension comes, one letter amiss in a word would be too many.
create function users_alike(words text, of_company uuid) returns setof uuid language sql stable
  set pg_trgm.word_similarity_threshold = 0.45 as
  'select user_id from user_names where words <% searched and company_id = of_company';

-- Those of a company in the order in which they came, a page at a time.
create index travellers_of_company on travellers (company_id, created_at, id) where deleted_at is null;
-- Those who have a role, however many have another.
create index user_roles_by_type on user_roles (company_id, type, user_id);
