import { cachedTable, tellsVanished } from './cached-table';

export const segments = `
  -- Flights, stays, trains and whatever else is booked for trips: which trip, its download tells.
  ${cachedTable('segments', 'name text not null, words text not null, country_codes text not null,')}
  ${tellsVanished('segments')}
`;
