-- Conversations: who takes part, what was said, and how far each has heard it.
alter table conversations
  add column name text,
  add column type smallint,
  -- Of one that is about no request: who began it, and the company whose handlers may join.
  add column creator_id uuid references travellers on delete cascade,
  add column company_id uuid references companies,
  -- Counts messages and changes to them.
  add column last_position integer not null default 0;
create index conversations_of_creator on conversations (creator_id) where creator_id is not null;

create table conversation_participants (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references travellers on delete cascade,
  delivered_position integer not null default 0,
  read_position integer not null default 0,
  joined_at timestamptz not null,
  -- The order in which they came, also of those who came at the same moment.
  number bigint generated always as identity,
  primary key (conversation_id, user_id)
);
create index conversation_participants_user on conversation_participants (user_id, conversation_id);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  -- Its place for good, and the place of its last change: whoever has read up to there asks for what is behind it.
  position integer not null,
  revision integer not null,
  type smallint not null,
  -- Null where the service itself speaks.
  user_id uuid references travellers on delete cascade,
  client_id uuid,
  body text,
  translations jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (conversation_id, position),
  unique (conversation_id, revision),
  -- For ever: a repeat after days is still one.
  unique (user_id, client_id)
);

insert into conversation_participants (conversation_id, user_id, joined_at)
  select conversation.id, issue.traveller_id, conversation.created_at
  from conversations conversation join issues issue on issue.id = conversation.issue_id;
insert into conversation_participants (conversation_id, user_id, joined_at)
  select conversation.id, issue.current_handler_id, issue.updated_at
  from conversations conversation join issues issue on issue.id = conversation.issue_id
  where issue.current_handler_id is not null on conflict do nothing;

-- ------------------------------------------------------------------------------------------------------------ what is told

alter table travellers
  add column issues_revision integer not null default 1,
  add column conversations_revision integer not null default 1;

create function raise_conversation_revision() returns trigger language plpgsql as $$
declare
  changed uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  -- In one order, so that two who write to the same people do not wait for each other.
  perform 1 from travellers where id in (select user_id from conversation_participants where conversation_id = changed)
    order by id for no key update;
  update travellers set revision = revision + 1, conversations_revision = conversations_revision + 1
  where id in (select user_id from conversation_participants where conversation_id = changed);
  return null;
end $$;
create trigger raise_revision after update on conversations for each row execute function raise_conversation_revision('id');
create trigger raise_revision after insert or update on conversation_participants
  for each row execute function raise_conversation_revision('conversation_id');

-- Whom a request concerns: who asked, who handles it, and those who look after travellers of the company, of whom doctors' requests are no matter.
create function raise_revisions_of_issues(ids uuid[]) returns void language plpgsql as $$
declare
  concerned uuid[] := array(
    select issue.traveller_id from issues issue where issue.id = any(ids)
    union select issue.current_handler_id from issues issue where issue.id = any(ids)
    union select role.user_id from user_roles role where role.type in (50, 99)
      and role.company_id in (select issue.company_id from issues issue where issue.id = any(ids) and issue.type <> 1));
begin
  perform 1 from travellers where id = any(concerned) order by id for no key update;
  update travellers set revision = revision + 1, issues_revision = issues_revision + 1 where id = any(concerned);
end $$;
-- Once a statement, however many it writes.
create function raise_issue_revision() returns trigger language plpgsql as $$
begin
  perform raise_revisions_of_issues(array(select id from new_rows));
  return null;
end $$;
create function raise_note_revision() returns trigger language plpgsql as $$
begin
  perform raise_revisions_of_issues(array(select distinct issue_id from new_rows));
  return null;
end $$;
create trigger raise_revision_of_new after insert on issues referencing new table as new_rows
  for each statement execute function raise_issue_revision();
create trigger raise_revision_of_changed after update on issues referencing new table as new_rows
  for each statement execute function raise_issue_revision();
create trigger raise_revision_of_new after insert on notes referencing new table as new_rows
  for each statement execute function raise_note_revision();
create trigger raise_revision_of_changed after update on notes referencing new table as new_rows
  for each statement execute function raise_note_revision();

-- What was told before is told still, and two topics with it.
alter function topic_revisions(uuid, text[], date) rename to topics_of_travel;
create function topic_revisions(wanted_traveller uuid, codes text[], today date) returns text
  language plpgsql stable as $$
begin
  return (
    select concat('issues=', traveller.issues_revision, '; conversations=', traveller.conversations_revision, '; ',
      topics_of_travel(wanted_traveller, codes, today))
    from travellers traveller where traveller.id = wanted_traveller);
end $$;
