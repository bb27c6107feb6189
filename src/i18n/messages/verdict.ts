import { defineWords } from '../define-words';

/** The answer to whether something may be done. */
export const verdictWords = defineWords({
  en: {
    yes: 'Yes',
    'yes-if': 'Yes, if …',
    'no-unless': 'No, unless …',
    no: 'No',
    unknown: 'We do not know',
  },
  es: {
    yes: 'Sí',
    'yes-if': 'Sí, si…',
    'no-unless': 'No, salvo que…',
    no: 'No',
    unknown: 'No lo sabemos',
  },
  fr: {
    yes: 'Oui',
    'yes-if': 'Oui, si…',
    'no-unless': 'Non, sauf si…',
    no: 'Non',
    unknown: 'Nous ne savons pas',
  },
  de: {
    yes: 'Ja',
    'yes-if': 'Ja, wenn …',
    'no-unless': 'Nein, außer …',
    no: 'Nein',
    unknown: 'Das wissen wir nicht',
  },
});
