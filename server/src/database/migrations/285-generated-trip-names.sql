-- How a trip that nobody named is called in other languages than English, as other records have it: {"de": {"name": "Norwegen"}}.
alter table trips add column translations jsonb not null default '{}';

create or replace view traveller_trips as
  select trip.id, member.traveller_id, trip.company_id, trip.name, trip.start, trip.finish, trip.trip_type, trip.activities,
    member.muted, member.read, trip.past_alert_count, trip.created_at, member.joined_at,
    greatest(trip.updated_at, member.changed_at) as updated_at,
    coalesce(trip.deleted_at, member.left_at) as deleted_at, trip.translations
  from trip_travellers member join trips trip on trip.id = member.trip_id;

-- An older process writes names alone: those of before are not its translations.
create function forget_generated_names() returns trigger language plpgsql as $$
begin
  new.translations := '{}';
  return new;
end $$;
create trigger forget_generated_names before update of name on trips for each row
  when (new.name <> old.name and new.translations = old.translations and new.translations <> '{}')
  execute function forget_generated_names();
