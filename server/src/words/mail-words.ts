import type { Language } from './languages';

interface MailWords {
  greeting: (firstName: string) => string;
  whatToDo: string;
  /** After the words of the notification; the trip is the traveller's own name for it. */
  forTrip: (trip: string) => string;
  /** At the end of a mail about an alert. */
  openAlert: string;
  /** At the end of any other. */
  openTrip: string;
  why: (company: string) => string;
  unsubscribe: string;
}

export const MAIL_WORDS: Record<Language, MailWords> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    whatToDo: 'What to do',
    forTrip: (trip) => `Your trip: ${trip}`,
    openAlert: 'Open Sojourn to see where it applies and what else to know.',
    openTrip: 'Open Sojourn for everything about your trip.',
    why: (company) => `You get this mail because you travel with ${company}.`,
    unsubscribe: 'Stop these mails',
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    whatToDo: 'Qué hacer',
    forTrip: (trip) => `Su viaje: ${trip}`,
    openAlert: 'Abra Sojourn para ver dónde se aplica y qué más conviene saber.',
    openTrip: 'Abra Sojourn para ver todo sobre su viaje.',
    why: (company) => `Recibe este correo porque viaja con ${company}.`,
    unsubscribe: 'No recibir más estos correos',
  },
  fr: {
    greeting: (firstName) => `Bonjour ${firstName},`,
    whatToDo: 'Que faire',
    forTrip: (trip) => `Votre voyage\u00A0: ${trip}`,
    openAlert: 'Ouvrez Sojourn pour voir où cela s’applique et ce qu’il faut savoir d’autre.',
    openTrip: 'Ouvrez Sojourn pour tout savoir sur votre voyage.',
    why: (company) => `Vous recevez ce message parce que vous voyagez avec ${company}.`,
    unsubscribe: 'Ne plus recevoir ces messages',
  },
  de: {
    greeting: (firstName) => `Guten Tag, ${firstName}!`,
    whatToDo: 'Was zu tun ist',
    forTrip: (trip) => `Ihre Reise: ${trip}`,
    openAlert: 'In Sojourn sehen Sie, wo es gilt und was Sie noch wissen sollten.',
    openTrip: 'In Sojourn finden Sie alles zu Ihrer Reise.',
    why: (company) => `Sie erhalten diese Mail, weil Sie mit ${company} reisen.`,
    unsubscribe: 'Diese Mails abbestellen',
  },
};

interface UnsubscribeWords {
  title: string;
  question: string;
  button: string;
  done: string;
  broken: string;
}

export const UNSUBSCRIBE_WORDS: Record<Language, UnsubscribeWords> = {
  en: {
    title: 'Mails from Sojourn',
    question: 'Do you want no more mails of this kind? The app still tells you.',
    button: 'No more of these mails',
    done: 'Done: you get no more mails of this kind. You can turn them on again in the settings of the app.',
    broken: 'This address is not whole. Please copy all of it from the mail.',
  },
  es: {
    title: 'Correos de Sojourn',
    question: '¿No quiere recibir más correos de este tipo? La aplicación le seguirá avisando.',
    button: 'No recibir más estos correos',
    done: 'Hecho: no recibirá más correos de este tipo. Puede activarlos de nuevo en los ajustes de la aplicación.',
    broken: 'Esta dirección no está completa. Cópiela entera del correo, por favor.',
  },
  fr: {
    title: 'Messages de Sojourn',
    question: 'Ne plus recevoir de messages de ce type\u00A0? L’application continue de vous prévenir.',
    button: 'Ne plus recevoir ces messages',
    done: 'C’est fait\u00A0: vous ne recevrez plus de messages de ce type. Vous pouvez les réactiver dans les réglages de l’application.',
    broken: 'Cette adresse n’est pas complète. Copiez-la entièrement depuis le message.',
  },
  de: {
    title: 'Mails von Sojourn',
    question: 'Möchten Sie keine Mails dieser Art mehr? Die App sagt Ihnen weiterhin Bescheid.',
    button: 'Keine solchen Mails mehr',
    done: 'Erledigt: Sie erhalten keine Mails dieser Art mehr. In den Einstellungen der App können Sie sie wieder einschalten.',
    broken: 'Diese Adresse ist nicht vollständig. Bitte kopieren Sie sie ganz aus der Mail.',
  },
};
