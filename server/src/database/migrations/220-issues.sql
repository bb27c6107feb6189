-- Requests for help, and the conversation that each begins with.
create table issues (
  id uuid primary key,
  -- Whom it is about, and the company that looks after them.
  traveller_id uuid not null references travellers on delete cascade,
  company_id uuid not null references companies,
  creator_id uuid not null references travellers on delete cascade,
  current_handler_id uuid references travellers on delete set null,
  type smallint not null,
  status smallint not null,
  description text,
  latitude double precision,
  longitude double precision,
  country_code text,
  -- Who made it what it is: to them the same again is no news. A user or a company.
  moved_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Lists of what is open cost what is open, however much was ever asked for; 3 and above are at their end.
create index issues_of_traveller on issues (traveller_id, created_at desc);
create index issues_open_of_company on issues (company_id, created_at desc) where status < 3;
create index issues_of_company on issues (company_id, created_at desc);
create index issues_of_handler on issues (current_handler_id, created_at desc) where current_handler_id is not null;
create index issues_for_doctors on issues (country_code, created_at desc) where type = 1 and status = 1;
create index issues_of_creator on issues (creator_id);

create table conversations (
  id uuid primary key,
  issue_id uuid unique references issues on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Doctors and dentists who answer in a country, whichever company the traveller is of.
create table responders (
  user_id uuid primary key references travellers on delete cascade,
  country_code text not null,
  created_at timestamptz not null
);
create index responders_country on responders (country_code);

-- What was told of a request goes with whoever asked for it.
create index notifications_of_issue on notifications ((data ->> 'issue_id')) where type = 0;
