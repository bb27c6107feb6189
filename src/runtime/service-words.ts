import { nameOfCountry } from '@/i18n/country-names';
import type { Language } from '@/i18n/languages';
import { entryWords } from '@/i18n/messages/entry';
import { serviceWords } from '@/i18n/messages/services';
import type { ServiceWords } from '@/services/service-words';

/** What background services say, in one language. */
export function serviceWordsIn(language: Language): ServiceWords {
  const words = serviceWords[language];
  const entry = entryWords[language];
  return {
    notifications: words.notifications,
    checkInText: words.checkInText,
    tripNotReady: ({ name }) => ({ title: words.tripNotReady.title(name), body: words.tripNotReady.body }),
    toSeeTo: ({ kind, vaccination, trip }) => ({
      title: vaccination === null ? entry.asked[kind] : entry.vaccinationOf(vaccination),
      body: words.toSeeTo(trip),
    }),
    unsentCheckIn: words.unsentCheckIn,
    unsentRequest: words.unsentRequest,
    enteredArea: ({ name, country, isToAvoid }) => ({
      title: isToAvoid ? words.areaToAvoid : words.areaOfCaution,
      body: [
        ...(name === null ? [] : [name]),
        nameOfCountry(country.country_code, country.name, language),
      ].join(', '),
    }),
    nearAlert: ({ headline }) => ({ title: words.nearAlert, body: headline }),
    newAlerts: words.newAlerts,
    plainMessage: words.plainMessage,
  };
}
