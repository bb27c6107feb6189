-- Which address of theirs travellers send booking mails to: one of another version leads nowhere any more.
alter table travellers add column mail_address_version integer not null default 0;
