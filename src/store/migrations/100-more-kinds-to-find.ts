/** In the index a row has room for more kinds now, and another number: it is made anew. */
export const moreKindsToFind = `
  drop table if exists search_index;
  ${['countries', 'alerts', 'advisories', 'diseases', 'medications', 'vaccinations', 'hospitals']
    .map((table) => `update ${table} set indexed = 0;`)
    .join('\n  ')}
  -- Of rows that are gone the new index knows nothing.
  delete from vanished;
`;
