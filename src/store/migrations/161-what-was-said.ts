export const whatWasSaid = `
  -- A phone that checks in by itself has thousands of positions: what the traveller has said is found without them.
  create index check_ins_said on check_ins (checked_in_at) where record ->> '$.status' <> 0;
  create index check_ins_safe on check_ins (checked_in_at) where record ->> '$.status' = 1;
  create index check_ins_help on check_ins (checked_in_at) where record ->> '$.status' = 2;

  -- Which requests each check-in has answered, as its record says.
  create table answered_requests (
    check_in_id text not null,
    request_id text not null,
    primary key (check_in_id, request_id)
  ) without rowid;
  create index answered_requests_request on answered_requests (request_id);
  create trigger check_ins_answer after insert on check_ins begin
    insert or ignore into answered_requests
      select new.id, new.record ->> '$.request_id' where new.record ->> '$.request_id' is not null
      union select new.id, value from json_each(new.record, '$.answered');
  end;
  create trigger check_ins_leave after delete on check_ins begin
    delete from answered_requests where check_in_id = old.id;
  end;
  insert or ignore into answered_requests
    select id, record ->> '$.request_id' from check_ins where record ->> '$.request_id' is not null
    union select check_ins.id, value from check_ins, json_each(check_ins.record, '$.answered');
`;
