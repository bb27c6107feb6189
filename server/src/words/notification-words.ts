import { FIRST_LANGUAGE, type Texts } from '@/contract/translated-text';

import { inEachLanguage, type InEachLanguage, type Language } from './languages';

type Risk = 'low' | 'medium' | 'high';

/** What a notification says, in the inbox and on the phone: no name of a person or a trip, for a phone shows it to anybody. */
export interface NotificationWords {
  title: string;
  body: string;
}

interface Phrases {
  newAlert: Record<Risk, string>;
  newAdvisory: string;
  areYouSafe: NotificationWords;
  pleaseCheckIn: NotificationWords;
  allIsWell: NotificationWords;
}

const PHRASES: Record<Language, Phrases> = {
  en: {
    newAlert: {
      low: 'New alert: low risk',
      medium: 'New alert: medium risk',
      high: 'New alert: high risk',
    },
    newAdvisory: 'New advisory',
    areYouSafe: { title: 'Are you safe?', body: 'Your company asks you to check in.' },
    pleaseCheckIn: { title: 'Please check in', body: 'Your company has not heard from you yet.' },
    allIsWell: { title: 'All is well', body: 'No alerts are known for the trip that begins now.' },
  },
  es: {
    newAlert: {
      low: 'Nueva alerta: riesgo bajo',
      medium: 'Nueva alerta: riesgo medio',
      high: 'Nueva alerta: riesgo alto',
    },
    newAdvisory: 'Nuevo aviso',
    areYouSafe: { title: '¿Está bien?', body: 'Su empresa le pide que diga cómo está.' },
    pleaseCheckIn: { title: 'Por favor, diga cómo está', body: 'Su empresa aún no sabe nada de usted.' },
    allIsWell: { title: 'Todo en orden', body: 'No se conocen alertas para el viaje que empieza ahora.' },
  },
  fr: {
    newAlert: {
      low: 'Nouvelle alerte\u00A0: risque faible',
      medium: 'Nouvelle alerte\u00A0: risque moyen',
      high: 'Nouvelle alerte\u00A0: risque élevé',
    },
    newAdvisory: 'Nouvel avis',
    areYouSafe: { title: 'Allez-vous bien\u00A0?', body: 'Votre entreprise vous demande un signe de vie.' },
    pleaseCheckIn: {
      title: 'Donnez un signe de vie',
      body: 'Votre entreprise n’a pas encore de vos nouvelles.',
    },
    allIsWell: { title: 'Tout va bien', body: 'Aucune alerte n’est connue pour le voyage qui commence.' },
  },
  de: {
    newAlert: {
      low: 'Neue Warnung: geringes Risiko',
      medium: 'Neue Warnung: mittleres Risiko',
      high: 'Neue Warnung: hohes Risiko',
    },
    newAdvisory: 'Neuer Hinweis',
    areYouSafe: { title: 'Geht es Ihnen gut?', body: 'Ihre Firma bittet Sie um eine Meldung.' },
    pleaseCheckIn: { title: 'Bitte melden Sie sich', body: 'Ihre Firma hat noch nichts von Ihnen gehört.' },
    allIsWell: {
      title: 'Alles in Ordnung',
      body: 'Für die Reise, die jetzt beginnt, sind keine Warnungen bekannt.',
    },
  },
};

export const notificationWords = {
  newAlert: (risk: Risk, headline: Texts): InEachLanguage<NotificationWords> =>
    inEachLanguage((language) => ({
      title: PHRASES[language].newAlert[risk],
      body: textIn(headline, language),
    })),
  newAdvisory: (headline: Texts): InEachLanguage<NotificationWords> =>
    inEachLanguage((language) => ({
      title: PHRASES[language].newAdvisory,
      body: textIn(headline, language),
    })),
  areYouSafe: inEachLanguage((language) => PHRASES[language].areYouSafe),
  pleaseCheckIn: inEachLanguage((language) => PHRASES[language].pleaseCheckIn),
  allIsWell: inEachLanguage((language) => PHRASES[language].allIsWell),
};

function textIn(texts: Texts, language: Language): string {
  return texts[language] ?? texts[FIRST_LANGUAGE] ?? '';
}

/** For companies, of which no language is known. */
export const COMPANY_WORDS = {
  needsHelp: { title: 'A traveller needs help', asksForHelp: 'checked in and asks for help.' },
};

/** SQL: the words of a notification for a traveller, out of those in each language. */
export function wordsIn(words: string, language: string): { title: string; body: string } {
  const said = (part: keyof NotificationWords) => `(${words} -> (${language}) ->> '${part}')`;
  return { title: said('title'), body: said('body') };
}
