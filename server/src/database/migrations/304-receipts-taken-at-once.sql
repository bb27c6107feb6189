-- Whoever asks what became of messages finds those that were sent, however many wait before them to be sent.
lock table push_messages in access exclusive mode;
create index push_messages_sent on push_messages (due_at, id) where ticket is not null;
-- All else goes by an index of what is not sent yet.
drop index push_messages_due;
