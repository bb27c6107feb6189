-- A few words of the traveller's beside their status, such as that a call for help was sent by mistake.
alter table check_ins add column message text;
