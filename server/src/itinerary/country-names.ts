const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
const LANGUAGES = ['en', 'es', 'fr', 'de'];

let codes: ReadonlyMap<string, string> | undefined;

/** `DE` of "DE", "Germany" or "Deutschland". Any other text is left as it is, for the contract to refuse. */
export function countryCode(written: string | null): string | null {
  if (written === null || /^[a-z]{2}$/i.test(written)) return written;
  codes ??= readNames();
  return codes.get(plain(written)) ?? written;
}

function readNames(): ReadonlyMap<string, string> {
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      return pairs.flatMap((code): [string, string][] => {
        const name = names.of(code);
        return name === undefined ? [] : [[plain(name), code]];
      });
    }),
  );
}

const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
