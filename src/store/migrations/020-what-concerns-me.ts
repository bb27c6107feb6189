const areasOf = (table: string) => `(
    select coalesce(json_group_array(area.value ->> '$.name'), '[]') from (
      select value from json_each(${table}.record, '$.country_divisions')
      union all select value from json_each(${table}.record, '$.country_regions')) area
    where area.value ->> '$.name' is not null)`;

/** What is filled in here; also for rows that were rescued out of an older database. */
export const ALERT_COLUMNS = `start = record ->> '$.start', risk_level = record ->> '$.risk_level',
    country_ids = coalesce(record -> '$.country_ids', '[]'), areas = ${areasOf('alerts')}`;

/** What a list of news shows and chooses by, out of the records: with its drawings, one may be a hundred times as large. */
export const whatConcernsMe = `
  alter table alerts add column start text;
  alter table alerts add column risk_level text;
  alter table alerts add column country_ids text;
  alter table alerts add column areas text;
  alter table advisories add column closed integer;
  alter table advisories add column worst_area integer;
  alter table advisories add column areas text;

  update alerts set ${ALERT_COLUMNS} where country_ids is null;
  update advisories set closed = coalesce(record ->> '$.status', 0) <> 0, areas = ${areasOf('advisories')},
    worst_area = (select max(area.value ->> '$.travel_status') from (
      select value from json_each(advisories.record, '$.country_divisions')
      union all select value from json_each(advisories.record, '$.country_regions')) area);
`;
