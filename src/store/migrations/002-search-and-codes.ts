import { tellsVanished } from './cached-table';

const SEARCHED = [
  'countries',
  'alerts',
  'advisories',
  'diseases',
  'medications',
  'vaccinations',
  'hospitals',
];

export const searchAndCodes = `
  -- The service may give a code to another country; a unique index would then refuse the whole list.
  drop index countries_code;
  create index countries_code on countries (code);

  -- Rows that are gone while the search index still knows them. An engine without full-text search has no index to
  -- write to from here.
  create table vanished (
    kind text not null,
    n integer not null,
    primary key (kind, n)
  ) without rowid;
  ${SEARCHED.map(tellsVanished).join('')}
`;
