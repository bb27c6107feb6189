-- A trip and a country show health comments, which change without them: `since` goes by this too.
alter table country_data add column commented_at timestamptz;
create index country_data_commented on country_data (commented_at) where commented_at is not null;
