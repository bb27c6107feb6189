-- When a country was last told otherwise. An import may write for minutes and is seen when it is committed, so that `since` can't go by
-- `updated_at`, the moment at which it began.
alter table countries add column told_at timestamptz;
create index countries_told on countries (told_at) where told_at is not null;
