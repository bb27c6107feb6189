-- What is cleared out or erased is found by an index, however much else there is.
create index notifications_needs_help on notifications ((data ->> 'user_id')) where type = 53;
create index notifications_about on notifications ((data ->> 'user_id')) where traveller_id is null;
create index push_messages_unsent on push_messages (created_at) where ticket is null;
create index jobs_subject on jobs (subject_id);
