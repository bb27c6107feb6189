/** What is in a country is found by its names too: the index is made anew. */
export const wordsOfCountries = `
  update countries set indexed = 0;
  update alerts set indexed = 0;
  update advisories set indexed = 0;
  update hospitals set indexed = 0;
`;
