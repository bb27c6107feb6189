-- A trip is written with all its stays and segments by a statement each, for up to a hundred travellers: their revisions rise once for each
-- statement, not for each of its rows. What goes with its trip is told of with the trip, which is gone by then.
create function raise_revisions_of_trips() returns trigger language plpgsql as $$
begin
  perform raise_revisions_of(array(
    select distinct member.traveller_id from changed_rows changed
    join trips trip on trip.id = changed.trip_id
    join trip_travellers member on member.trip_id = trip.id and member.left_at is null), 'trips');
  return null;
end $$;

drop trigger raise_revision on destinations;
create trigger raise_revision_added after insert on destinations referencing new table as changed_rows
  for each statement execute function raise_revisions_of_trips();
create trigger raise_revision_changed after update on destinations referencing new table as changed_rows
  for each statement execute function raise_revisions_of_trips();
create trigger raise_revision_removed after delete on destinations referencing old table as changed_rows
  for each statement execute function raise_revisions_of_trips();

drop trigger raise_revision on trip_segments;
create trigger raise_revision_added after insert on trip_segments referencing new table as changed_rows
  for each statement execute function raise_revisions_of_trips();
create trigger raise_revision_changed after update on trip_segments referencing new table as changed_rows
  for each statement execute function raise_revisions_of_trips();
create trigger raise_revision_removed after delete on trip_segments referencing old table as changed_rows
  for each statement execute function raise_revisions_of_trips();
