-- Who has claimed something, and of which kind, is found from one to the next, however much each has.
create index issues_handled on issues (current_handler_id, type) where status = 2;
