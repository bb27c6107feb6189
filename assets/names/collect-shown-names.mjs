/** English is what the service speaks: its own names are shown there. */
const LANGUAGES = ['es', 'fr', 'de'];

/** What each country is called in the other languages of the app, in the order of the codes. */
export function collectShownNames(codes) {
  const named = LANGUAGES.map((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return [language, codes.map((code) => names.of(code) ?? '').join('|')];
  });
  return { codes: codes.join('|'), ...Object.fromEntries(named) };
}
