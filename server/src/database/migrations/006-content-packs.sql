-- Content comes in packs (docs/content-packs.md). Texts stand in their columns in English; whatever other languages there
-- are stands beside them, by language and column: {"de": {"name": "Kolumbien"}}.
do $$
declare content text;
begin
  foreach content in array array['countries', 'country_divisions', 'country_regions', 'country_comments', 'diseases',
    'medications', 'vaccinations', 'hospitals'] loop
    execute format('alter table %I add column translations jsonb not null default ''{}''', content);
  end loop;
end $$;

-- For countries of whose languages nobody has written a sentence.
alter table countries add column spoken_languages jsonb not null default '[]';

-- Drawn three wide and two high. No revision: whoever shows a flag asks for it by its address, and keeps it for a week.
create table flags (
  id uuid primary key,
  country_id uuid not null unique references countries,
  drawing text not null
);
