-- Companies that speak to their travellers themselves: whether what is left to them still stands in the inboxes of their travellers.
alter table companies add column white_label_inbox boolean not null default true;

-- The words that a traveller would have been sent, which their company says instead. Null: the event is told as what it is.
alter table events add column suppressed jsonb;
