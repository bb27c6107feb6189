import { inEachLanguage, type InEachLanguage, type Language } from './languages';

const MINUTES: InEachLanguage<string> = { en: 'minutes', es: 'minutos', fr: 'minutes', de: 'Minuten' };
const SHORT: InEachLanguage<{ hours: string; minutes: string }> = {
  en: { hours: 'h', minutes: 'min' },
  es: { hours: 'h', minutes: 'min' },
  fr: { hours: 'h', minutes: 'min' },
  de: { hours: 'Std.', minutes: 'Min.' },
};

/** `25 minutes`; from an hour on `1 h 54 min`, as the app says it. */
export const delayInWords = (minutes: number): InEachLanguage<string> =>
  inEachLanguage((language) =>
    minutes < 60 ? `${minutes} ${MINUTES[language]}` : inHours(minutes, language),
  );

function inHours(minutes: number, language: Language): string {
  const words = SHORT[language];
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)} ${words.hours}`;
  return rest === 0 ? hours : `${hours} ${rest} ${words.minutes}`;
}
