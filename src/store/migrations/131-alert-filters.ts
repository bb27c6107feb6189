import { HEALTH_CATEGORY_ID } from '@/contract/alert-filter';

import { ALERT_COLUMNS } from './020-what-concerns-me';

const DANGER = `kinds = (select json_group_array(kind) from (
      select value as kind from json_each(alerts.record, '$.safety_ids')
      union select '${HEALTH_CATEGORY_ID}' where alerts.record ->> '$.category' = 'health')),
    of_whole_country = coalesce(json_array_length(record, '$.full_country_ids'), 0) > 0`;

/** For rows that were rescued out of an older database, whichever it was. */
export const FILL_ALERTS = `update alerts set ${ALERT_COLUMNS}, ${DANGER} where kinds is null`;

/** What the traveller does not want to hear of, and what that goes by. */
export const alertFilters = `
  alter table alerts add column kinds text;
  alter table alerts add column of_whole_country integer;
  alter table advisories add column kinds text;
  update alerts set ${DANGER};
  update advisories set kinds = coalesce(record -> '$.safety_ids', '[]');

  -- What waits to be sent, as a list; null where nothing does.
  alter table profile add column local_filters text;

  -- The traveller's filters, unfolded: what is of this risk and this kind is not shown. No kind: of whatever kind. Grave is what is of high risk for a
  -- whole country.
  create table hidden_dangers (
    n integer primary key,
    risk integer not null,
    grave integer not null,
    kind text not null,
    unique (risk, grave, kind)
  );
`;
