import { defineWords } from '../define-words';

/** For whoever answers: of those who called for help and have not said what for. */
export const bareCallWords = defineWords({
  en: {
    callForHelp: 'Call for help',
    unsaid: 'Has not said what for',
    callTitle: 'They called for help and said no more',
    callDetail: 'Take it, and ask. They hear at once who has their call.',
    phoneOf: (name: string) => `Telephone of ${name}`,
    callsWait: (count: number) => (count === 1 ? 'A call for help waits' : `${count} calls for help wait`),
    callsWaitDetail: 'Nobody has taken it on yet.',
  },
  es: {
    callForHelp: 'Petición de ayuda',
    unsaid: 'No ha dicho para qué',
    callTitle: 'Pidió ayuda y no dijo más',
    callDetail: 'Asúmala y pregunte. Sabrá enseguida quién se ocupa.',
    phoneOf: (name) => `Teléfono de ${name}`,
    callsWait: (count) =>
      count === 1 ? 'Una petición de ayuda espera' : `${count} peticiones de ayuda esperan`,
    callsWaitDetail: 'Nadie se ocupa aún.',
  },
  fr: {
    callForHelp: 'Appel à l’aide',
    unsaid: 'N’a pas dit pourquoi',
    callTitle: 'Cette personne a appelé à l’aide sans rien dire de plus',
    callDetail: 'Prenez l’appel et demandez. La personne saura aussitôt qui s’en occupe.',
    phoneOf: (name) => `Téléphone de ${name}`,
    callsWait: (count) => (count === 1 ? 'Un appel à l’aide attend' : `${count} appels à l’aide attendent`),
    callsWaitDetail: 'Personne ne s’en occupe encore.',
  },
  de: {
    callForHelp: 'Hilferuf',
    unsaid: 'Hat nicht gesagt, wofür',
    callTitle: 'Die Person hat um Hilfe gerufen und nichts weiter gesagt',
    callDetail: 'Übernehmen Sie den Ruf und fragen Sie nach. Die Person erfährt sofort, wer ihn hat.',
    phoneOf: (name) => `Telefon von ${name}`,
    callsWait: (count) => (count === 1 ? 'Ein Hilferuf wartet' : `${count} Hilferufe warten`),
    callsWaitDetail: 'Noch kümmert sich niemand darum.',
  },
});
