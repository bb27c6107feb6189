/** Whatever came before came in English, whatever it was asked for in. */
export const languages = `
  alter table downloads add column language text;
  update downloads set language = 'en';
`;
