import { cachedTable, tellsVanished } from './cached-table';

export const entryRules = `
  -- Requirements and restrictions of countries: which of both a rule is, its download tells.
  ${cachedTable('entry_rules', 'country_id text not null, headline text not null,')}
  ${tellsVanished('entry_rules')}
`;
