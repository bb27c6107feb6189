-- Whom the service names where it says something in a conversation, so that erasing somebody finds their name there.

-- Before anything else, and in the order in which everybody else writes them.
lock table issues, conversations, messages in access exclusive mode;

-- No reference to travellers: whoever erases somebody takes their name away afterwards too, should it have been said at that very moment.
alter table messages add column named_id uuid;
create index messages_named on messages (named_id) where named_id is not null;

-- Null where whoever made it what it is was erased.
alter table issues alter column moved_by drop not null;
create index issues_moved_by on issues (moved_by);

-- Of all that names somebody only that they joined outlives them: the rest names whoever asked, and goes with the request. Whoever joined came at
-- that moment; of several the one who is called so. Where both were renamed since, it may be the other one.
update messages set named_id = (
  select taking.user_id from conversation_participants taking join travellers person on person.id = taking.user_id
  where taking.conversation_id = messages.conversation_id and taking.joined_at = messages.created_at
  order by messages.body = concat_ws(' ', person.first_name, person.last_name) || ' has joined.' desc, taking.number limit 1)
where type = 3 and body like '% has joined.';

-- Nobody leaves a conversation but whoever is erased: a name of nobody who takes part is theirs.
with left_over as (
  select id, conversation_id, row_number() over (partition by conversation_id order by position) as place
  from messages where type = 3 and body like '% has joined.' and named_id is null),
  counted as (
    update conversations set last_position = last_position + left_there.many, updated_at = now()
    from (select conversation_id, count(*)::integer as many from left_over group by conversation_id) left_there
    where conversations.id = left_there.conversation_id
    returning conversations.id, last_position - left_there.many as before)
update messages set body = 'Somebody has joined.', revision = counted.before + left_over.place, updated_at = now(),
  translations = '{"es": {"body": "Alguien se ha unido."}, "fr": {"body": "Quelqu’un a rejoint la conversation."}, "de": {"body": "Jemand ist dazugekommen."}}'
from left_over join counted on counted.id = left_over.conversation_id
where messages.id = left_over.id;

-- By a trigger, so that whom an older process names is known too.
create function note_whom_it_names() returns trigger language plpgsql as $$
begin
  new.named_id := (
    select user_id from conversation_participants
    where conversation_id = new.conversation_id and joined_at = new.created_at order by number desc limit 1);
  return new;
end $$;
create trigger note_named before insert on messages for each row
  when (new.type = 3 and new.named_id is null and new.body like '% has joined.') execute function note_whom_it_names();
