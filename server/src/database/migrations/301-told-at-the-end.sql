-- How that stands which is the same for everybody is raised at the very end of a transaction: one that writes for minutes, as an import does, keeps
-- nobody from telling something else meanwhile. It is still raised in the transaction that moved it and under the lock of its row, so that
-- whoever is seen later has a higher number.

-- What a transaction has moved so far; seen by that one alone, and empty for all others.
create table moved_content (
  transaction_id xid8 not null default pg_current_xact_id(),
  -- Null where it is no topic of a country.
  country_id uuid,
  -- A column of country_revisions or of content_revision. An empty one stands for all of it: each transaction has one.
  topic text not null,
  unique nulls not distinct (transaction_id, country_id, topic)
);

create function tell_moved_content() returns trigger language plpgsql as $$
declare told text;
begin
  -- Before the countries: everybody who tells anything queues here, and none of them waits for another there.
  update content_revision set revision = revision + 1,
    countries = countries + (exists (
      select 1 from moved_content moved
      where moved.transaction_id = new.transaction_id and moved.country_id is null and moved.topic = 'countries'))::integer,
    library = library + (exists (
      select 1 from moved_content moved
      where moved.transaction_id = new.transaction_id and moved.country_id is null and moved.topic = 'library'))::integer;
  for told in
    select distinct moved.topic from moved_content moved
    where moved.transaction_id = new.transaction_id and moved.country_id is not null
  loop
    execute format('insert into country_revisions as kept (country_id, %1$I)
      select moved.country_id, 1 from moved_content moved
      where moved.transaction_id = $1 and moved.country_id is not null and moved.topic = %1$L
      on conflict (country_id) do update set %1$I = kept.%1$I + 1', told) using new.transaction_id;
  end loop;
  delete from moved_content moved where moved.transaction_id = new.transaction_id;
  return null;
end $$;
create constraint trigger tell_at_the_end after insert on moved_content deferrable initially deferred
  for each row when (new.topic = '') execute function tell_moved_content();

create or replace function raise_content_revision() returns trigger language plpgsql as $$
begin
  -- A statement that touched no row has changed nothing.
  if tg_op = 'DELETE' then
    if not exists (select 1 from old_rows) then return null; end if;
  elsif not exists (select 1 from new_rows) then return null;
  end if;
  insert into moved_content (topic) values (''), (coalesce(tg_argv[0], '')) on conflict do nothing;
  return null;
end $$;

-- Told which topic it is, and by which SQL the countries of a changed row (`changed`) are found.
create or replace function raise_country_revisions() returns trigger language plpgsql as $$
declare
  sides text[] := case tg_op when 'INSERT' then '{new}' when 'DELETE' then '{old}' else '{old,new}' end;
  touched text;
  moved integer;
begin
  select string_agg(format('select place.id from %s_rows changed cross join lateral (%s) place(id)', side, tg_argv[1]),
    ' union ')
  into touched from unnest(sides) side;
  execute format('insert into moved_content (country_id, topic)
    select distinct id, %L from (%s) touched where id is not null on conflict do nothing', tg_argv[0], touched);
  get diagnostics moved = row_count;
  if moved > 0 then
    insert into moved_content (topic) values ('') on conflict do nothing;
  end if;
  return null;
end $$;
