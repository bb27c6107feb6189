/** SQL for the texts of content, which stand in their columns in English and in `translations` in other languages. */
export interface Localized {
  /** A text of a row; `ending` is SQL for what follows it whatever the language. */
  text(row: string, column: string, ending?: string): string;
  /** Something that is there in English only, as SQL for it. */
  alone(english: string): string;
}

export const inEnglish: Localized = {
  text: (row, column, ending) => (ending ? `${row}.${column} || ${ending}` : `${row}.${column}`),
  alone: (english) => english,
};

/** `languages` is SQL for an array, best first; English is what is left. */
export function inLanguages(languages: string): Localized {
  return {
    text: (row, column, ending) => {
      const said = `said_in(${row}.translations, '${column}', ${row}.${column}, ${languages})`;
      return ending ? `${said} || ${ending}` : said;
    },
    alone: (english) => english,
  };
}

/** Maps of language to text. */
export const inAllLanguages: Localized = {
  text: (row, column, ending = `''`) =>
    `said_in_all(${row}.translations, '${column}', ${row}.${column}, ${ending})`,
  alone: (english) => `jsonb_build_object('en', ${english})`,
};
