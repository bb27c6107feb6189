-- How many push messages wait, and since when, is asked every few seconds, also while millions await their receipts.
create index push_messages_waiting on push_messages (created_at) where ticket is null;
