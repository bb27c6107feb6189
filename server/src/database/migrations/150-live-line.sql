-- What a live line is opened with (live/socket-tokens.ts): once, within a minute, on whichever process. Only a hash of it is here.
create table socket_tokens (
  token_hash bytea primary key,
  traveller_id uuid not null references travellers on delete cascade,
  -- Of the key that asked for it: it opens nothing for whoever has lost that one.
  key_hash bytea not null,
  expires_at timestamptz not null
);
create index socket_tokens_traveller on socket_tokens (traveller_id);
create index socket_tokens_expiry on socket_tokens (expires_at);

-- Every process hears what has moved (live/hints.ts), by the same revisions that are told in `Data-Revision`: whatever raises one is heard
-- of, and nothing can forget it. Said is only what moved, not how it stands: of what is said twice in a transaction PostgreSQL tells once.
create function tell_live_of_one() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_hints', tg_argv[0] || ' ' || coalesce(new.id, old.id));
  return null;
end $$;
create trigger tell_live after update on travellers for each row when (old.revision <> new.revision)
  execute function tell_live_of_one('traveller');
create trigger tell_live_of_end after delete on travellers for each row execute function tell_live_of_one('traveller');
create trigger tell_live after update on companies for each row execute function tell_live_of_one('company');

create function tell_live_of_country() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_hints', 'country ' || new.country_id);
  return null;
end $$;
create trigger tell_live after insert or update on country_revisions for each row execute function tell_live_of_country();

create function tell_live_of_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_hints', 'content');
  return null;
end $$;
create trigger tell_live after update on content_revision for each row
  when (old.countries <> new.countries or old.library <> new.library) execute function tell_live_of_content();

-- How that stands which is the same for everybody, as `topic_revisions` writes it: the lists, and these countries.
create function shared_revisions(country_ids uuid[]) returns text language plpgsql stable as $$
begin
  return (
    select concat('countries=', content.countries, '; library=', content.library,
      (select string_agg(concat('; ', country.country_code, '=', coalesce(told.facts, 0), '.', coalesce(told.alerts, 0), '.',
          coalesce(told.advisories, 0), '.', coalesce(told.hospitals, 0)), '' order by country.country_code)
       from countries country left join country_revisions told on told.country_id = country.id
       where country.id = any(country_ids)))
    from content_revision content);
end $$;
