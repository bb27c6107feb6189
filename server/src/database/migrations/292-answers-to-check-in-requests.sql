-- What answers a request to check in stands beside it: a company's list is read without a look at what each of its travellers ever said, and
-- whoever asks for what changed since hears of the answer.

-- In the order of an answer, which looks for its request before it is stored. Neither is written from here on until this is committed.
lock table check_in_requests in access exclusive mode;
lock table check_ins in share row exclusive mode;

alter table check_in_requests
  -- Their traveller's, who stays with it.
  add column company_id uuid,
  -- When it was said, and how they are; null while there is no answer.
  add column answered_at timestamptz,
  add column answer_status smallint,
  -- When it was stored: the first one counts.
  add column answer_came_at timestamptz not null default 'infinity';
create index check_ins_plain_answers on check_ins (traveller_id, created_at)
  where check_in_request_id is null and status <> 0;

-- A request is answered by its own check-in, or by a plain one since: whoever says "safe" or "help" has answered.
-- What travellers read of theirs says nothing new, and raising all their revisions would hold everybody who was ever asked.
alter table check_in_requests disable trigger raise_revision;
update check_in_requests request
set company_id = traveller.company_id, answered_at = answer.checkin_at, answer_status = answer.status,
  answer_came_at = coalesce(answer.created_at, 'infinity'), updated_at = greatest(request.updated_at, answer.created_at)
from check_in_requests asked join travellers traveller on traveller.id = asked.traveller_id
left join lateral (
  select said.checkin_at, said.status, said.created_at from check_ins said
  where said.check_in_request_id = asked.id or (said.check_in_request_id is null and said.status <> 0
    and said.traveller_id = asked.traveller_id and said.created_at >= asked.created_at)
  order by said.created_at limit 1) answer on true
where request.id = asked.id;
alter table check_in_requests enable trigger raise_revision;
alter table check_in_requests alter column company_id set not null;

-- By triggers, so that no write can forget it: also not one of an older process. Whoever asks and whoever answers at the same moment both hold
-- the traveller, and the second sees what the first has stored.
create function note_request() returns trigger language plpgsql as $$
declare answer check_ins;
begin
  select company_id into new.company_id from travellers where id = new.traveller_id for no key update;
  select * into answer from check_ins
  where traveller_id = new.traveller_id and created_at >= new.created_at and check_in_request_id is null and status <> 0
  order by created_at limit 1;
  if found then
    new.answered_at := answer.checkin_at;
    new.answer_status := answer.status;
    new.answer_came_at := answer.created_at;
    new.updated_at := greatest(new.updated_at, answer.updated_at);
  end if;
  return new;
end $$;
create trigger note_request before insert on check_in_requests for each row execute function note_request();

create function tell_requests_of_answer() returns trigger language plpgsql as $$
begin
  update check_in_requests request
  set answered_at = new.checkin_at, answer_status = new.status, answer_came_at = new.created_at,
    updated_at = greatest(request.updated_at, new.updated_at)
  where request.answer_came_at > new.created_at and (request.id = new.check_in_request_id
    or (new.check_in_request_id is null and request.traveller_id = new.traveller_id and request.created_at <= new.created_at));
  return null;
end $$;
-- Named so that it comes after `raise_revision`, which holds the traveller.
create trigger tell_requests_of_answer after insert on check_ins for each row
  when (new.check_in_request_id is not null or new.status <> 0) execute function tell_requests_of_answer();
create index check_in_requests_answers on check_in_requests (traveller_id, answer_came_at);

-- Pages of a company, in their order: of those who have not answered, and of all; and what changed lately.
create index check_in_requests_open on check_in_requests (company_id, created_at desc, id) where answered_at is null;
create index check_in_requests_of_company on check_in_requests (company_id, created_at desc, id);
create index check_in_requests_changed on check_in_requests (company_id, updated_at);

-- Also of what the company itself was told.
create index notifications_changed_of_company on notifications (company_id, updated_at) where traveller_id is null;
