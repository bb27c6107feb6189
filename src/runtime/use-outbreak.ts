import type { DiseaseOutbreak } from '@/contract/disease-outbreak';
import { nameOfCountry } from '@/i18n/country-names';
import { useFormat, useI18n, useWords } from '@/i18n/locale-provider';
import { outbreakWords } from '@/i18n/messages/outbreak';

/** An outbreak as every list and screen tells it. */
interface ToldOutbreak {
  disease: string;
  country: string;
  /** "Tolima, Antioquia"; empty where it is all over the country, or nobody knows. */
  where: string;
  /** "since Sep 3, 2026 · 74 cases · 31 deaths": as far as it is known. */
  summary: string;
  /** "as of Nov 12, 2026". */
  known: string;
}

export function useOutbreak(): (outbreak: DiseaseOutbreak) => ToldOutbreak {
  const words = useWords(outbreakWords);
  const format = useFormat();
  const { language } = useI18n().locale;
  const toDay = (moment: string) => format.dayWithYear(moment.slice(0, 10));
  return ({ disease, country, country_divisions, start, finish, cases, deaths, effective_as_of }) => ({
    disease: disease.common_name,
    country: nameOfCountry(country.country_code, country.name, language),
    where: country_divisions.map(({ name }) => name).join(', '),
    summary: [
      start && words.since(toDay(start)),
      finish && words.until(toDay(finish)),
      cases !== null && words.cases(cases, format.number(cases)),
      deaths !== null && words.deaths(deaths, format.number(deaths)),
    ]
      .filter(Boolean)
      .join(' · '),
    known: words.known(toDay(effective_as_of)),
  });
}
