/** What a traveller says of themselves, by which rules on entering a country are judged. Null is what they have not told. */
export interface AboutMe {
  /** Codes of ISO 3166-1. */
  nationality: string | null;
  residence: string | null;
  /** Fully, as far as a rule names no vaccination. */
  vaccinated: boolean | null;
  /** Ids of the vaccinations that they have had. */
  vaccinations: readonly string[] | null;
  /** Of those that rules number. */
  vaccines: readonly number[] | null;
}

export const NOTHING_TOLD: AboutMe = {
  nationality: null,
  residence: null,
  vaccinated: null,
  vaccinations: null,
  vaccines: null,
};
