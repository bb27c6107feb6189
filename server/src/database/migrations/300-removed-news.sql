-- Removing news costs the same however many were told of it: in the request it goes itself, and what of travellers speaks of it goes little by
-- little afterwards (jobs/forget-removed.ts). Until then it is shown to nobody (resources/notifications/news.ts).

lock table alerts, advisories, entry_requirements, trip_alerts, alert_reads in access exclusive mode;

create table removed_news (
  id uuid primary key,
  removed_at timestamptz not null
);

-- By triggers, so that what an older process removes is known too.
create function note_removed_news() returns trigger language plpgsql as $$
begin
  insert into removed_news (id, removed_at) values (old.id, now()) on conflict do nothing;
  return null;
end $$;
create trigger note_removed after delete on alerts for each row execute function note_removed_news();
create trigger note_removed after delete on advisories for each row execute function note_removed_news();
create trigger note_removed after delete on entry_requirements for each row execute function note_removed_news();

-- What is written again under its id, as another edition of a set of records may be, is there after all.
create function keep_returned_news() returns trigger language plpgsql as $$
begin
  delete from removed_news where id = new.id;
  return null;
end $$;
create trigger keep_returned after insert on alerts for each row execute function keep_returned_news();
create trigger keep_returned after insert on advisories for each row execute function keep_returned_news();
create trigger keep_returned after insert on entry_requirements for each row execute function keep_returned_news();

-- As many as were told: they do not go with their alert, but after it.
alter table trip_alerts drop constraint trip_alerts_alert_id_fkey;
alter table alert_reads drop constraint alert_reads_alert_id_fkey;

-- As a reference does, this holds the alert until what is tied to it is there; to one that was removed meanwhile nothing is tied.
create function only_of_alert_there() returns trigger language plpgsql as $$
begin
  perform 1 from alerts where id = new.alert_id for key share;
  if not found then
    return null;
  end if;
  return new;
end $$;
create trigger only_of_alert_there before insert on trip_alerts for each row execute function only_of_alert_there();
create trigger only_of_alert_there before insert on alert_reads for each row execute function only_of_alert_there();
