-- In which country somebody was last, however many check-ins they have made.
create index check_ins_countries on check_ins (traveller_id, checkin_at) where country_code is not null;

-- When a traveller was last told that they have come to a country: who lives by a border is not told with every step across it.
create table told_arrivals (
  traveller_id uuid not null references travellers on delete cascade,
  country_code text not null,
  at timestamptz not null,
  primary key (traveller_id, country_code)
);
create index told_arrivals_age on told_arrivals (at);

-- Whom a notification of somebody else names: it goes with them.
alter table notifications add column concerned_id uuid references travellers on delete cascade;
create index notifications_concerned on notifications (concerned_id) where concerned_id is not null;
