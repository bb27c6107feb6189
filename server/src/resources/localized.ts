/** SQL for the texts of content, which stand in their columns in English and in `translations` in other languages. */
export interface Localized {
  /** A text of a row; `ending` is SQL for what follows it whatever the language. */
  text(row: string, column: string, ending?: string): string;
  /** A text of a record that is somebody's own: a text, also where everything is asked for. */
  own(row: string, column: string): string;
  /** Something that is there in English only, as SQL for it. */
  alone(english: string): string;
}

export const inEnglish: Localized = {
  text: (row, column, ending) => (ending ? `${row}.${column} || ${ending}` : `${row}.${column}`),
  own: (row, column) => `${row}.${column}`,
  alone: (english) => english,
};

/** `languages` is SQL for an array, best first; English is what is left. */
export function inLanguages(languages: string): Localized {
  const saidIn = (row: string, column: string) =>
    `said_in(${row}.translations, '${column}', ${row}.${column}, ${languages})`;
  return {
    text: (row, column, ending) => {
      const said = saidIn(row, column);
      return ending ? `${said} || ${ending}` : said;
    },
    own: saidIn,
    alone: (english) => english,
  };
}

/** Maps of language to text. */
export const inAllLanguages: Localized = {
  text: (row, column, ending = `''`) =>
    `said_in_all(${row}.translations, '${column}', ${row}.${column}, ${ending})`,
  own: (row, column) => `${row}.${column}`,
  alone: (english) => `jsonb_build_object('en', ${english})`,
};
