export const segmentSpans = `
  -- When bookings take place is kept beside them as they come, for a trip's timeline to be read from where one is. Of what is here already
  -- nothing is known yet: all of it is read each time, and asked for anew.
  alter table members add column begins integer generated always as (details ->> '$.begins') virtual;
  alter table members add column last integer generated always as (details ->> '$.last') virtual;
  alter table members add column until integer generated always as (details ->> '$.until') virtual;
  alter table members add column lines integer generated always as (details ->> '$.lines') virtual;
  update members set details = '{"begins":-1,"last":-1,"until":null,"lines":0}' where download glob 'trip/*/segments';
  create index members_timeline on members (download, begins, until, last, lines, item_id) where begins is not null;
  update downloads set etag = null, revision = null where name glob 'trip/*/segments';
`;
