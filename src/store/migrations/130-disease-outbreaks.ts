import { cachedTable, tellsVanished } from './cached-table';

export const diseaseOutbreaks = `
  ${cachedTable('disease_outbreaks', 'country_id text not null, disease_id text not null, headline text not null,')}
  ${tellsVanished('disease_outbreaks')}
  create index disease_outbreaks_of_disease on disease_outbreaks (disease_id);
`;
