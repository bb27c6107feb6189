-- Who said something lately, of all travellers and all times: found by when it was, however long people have checked in.
create index check_ins_spoken on check_ins (checkin_at) where status <> 0 and country_code is not null;
