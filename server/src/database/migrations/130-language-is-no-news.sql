-- In which language somebody writes is remembered for messages to come, and shown nowhere: no device has anything to read anew for it.
create or replace function raise_own_revision() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'spoken_language' = to_jsonb(old) - 'spoken_language' then
    return new;
  end if;
  if new.revision = old.revision then
    new.revision := old.revision + 1;
    new.account_revision := old.account_revision + 1;
  end if;
  return new;
end $$;
