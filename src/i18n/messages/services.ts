import { defineWords } from '../define-words';

/** What the app says while nobody looks: notifications, and the text of a message to those at home. */
export const serviceWords = defineWords({
  en: {
    notifications: {
      safeButton: "I'm safe",
      helpButton: 'I need help',
      urgentChannel: 'Urgent',
      updatesChannel: 'Updates',
    },
    checkInText: {
      safe: 'I am safe.',
      help: 'I need help.',
      place: 'I am here:',
      placeUnknown: 'My phone does not know where I am.',
      time: 'At',
    },
    tripNotReady: {
      title: (trip: string) => `${trip} starts tomorrow`,
      body: 'It is not on this phone yet. Open Sojourn while you have a network, so that you can read it anywhere.',
    },
    toSeeTo: (trip: string) =>
      `To see to before “${trip}”. Open the trip to read what is asked, and check it off.`,
    unsentCheckIn: {
      title: 'Your check-in has not been sent',
      body: 'It goes out by itself as soon as there is a network. If it is urgent, call or send a text message.',
    },
    unsentRequest: {
      title: 'Your request for help has not been sent',
      body: 'It goes out by itself as soon as there is a network. If it is urgent, call or send a text message.',
    },
    areaToAvoid: 'You are in an area to avoid',
    areaOfCaution: 'Take care in this area',
    nearAlert: 'Something is happening near you',
    newAlerts: (count: number) => (count === 1 ? 'New alert: high risk' : `${count} new alerts: high risk`),
    plainMessage: 'Message',
  },
  es: {
    notifications: {
      safeButton: 'Estoy bien',
      helpButton: 'Necesito ayuda',
      urgentChannel: 'Urgente',
      updatesChannel: 'Novedades',
    },
    checkInText: {
      safe: 'Estoy bien.',
      help: 'Necesito ayuda.',
      place: 'Estoy aquí:',
      placeUnknown: 'Mi teléfono no sabe dónde estoy.',
      time: 'A las',
    },
    tripNotReady: {
      title: (trip: string) => `${trip} empieza mañana`,
      body: 'Aún no está en este teléfono. Abra Sojourn mientras tenga conexión para poder leerlo en cualquier lugar.',
    },
    toSeeTo: (trip) => `Por hacer antes de «${trip}». Abra el viaje para leer qué se pide y márquelo.`,
    unsentCheckIn: {
      title: 'Su mensaje de seguridad no se ha enviado',
      body: 'Saldrá solo en cuanto haya conexión. Si es urgente, llame o envíe un mensaje de texto.',
    },
    unsentRequest: {
      title: 'Su solicitud de ayuda no se ha enviado',
      body: 'Saldrá sola en cuanto haya conexión. Si es urgente, llame o envíe un mensaje de texto.',
    },
    areaToAvoid: 'Está en una zona que conviene evitar',
    areaOfCaution: 'Tenga cuidado en esta zona',
    nearAlert: 'Algo está ocurriendo cerca de usted',
    newAlerts: (count) =>
      count === 1 ? 'Nueva alerta: riesgo alto' : `${count} alertas nuevas: riesgo alto`,
    plainMessage: 'Mensaje',
  },
  fr: {
    notifications: {
      safeButton: 'Je vais bien',
      helpButton: 'J’ai besoin d’aide',
      urgentChannel: 'Urgent',
      updatesChannel: 'Nouvelles',
    },
    checkInText: {
      safe: 'Je vais bien.',
      help: 'J’ai besoin d’aide.',
      place: 'Je suis ici :',
      placeUnknown: 'Mon téléphone ne sait pas où je suis.',
      time: 'À',
    },
    tripNotReady: {
      title: (trip: string) => `${trip} commence demain`,
      body: 'Il n’est pas encore sur ce téléphone. Ouvrez Sojourn tant que vous avez du réseau, pour pouvoir le lire partout.',
    },
    toSeeTo: (trip) =>
      `À faire avant «\u00A0${trip}\u00A0». Ouvrez le voyage pour lire ce qui est demandé, et cochez-le.`,
    unsentCheckIn: {
      title: 'Votre signe de vie n’est pas parti',
      body: 'Il partira de lui-même dès qu’il y aura du réseau. Si c’est urgent, appelez ou envoyez un SMS.',
    },
    unsentRequest: {
      title: 'Votre demande d’aide n’est pas partie',
      body: 'Elle partira d’elle-même dès qu’il y aura du réseau. Si c’est urgent, appelez ou envoyez un SMS.',
    },
    areaToAvoid: 'Vous êtes dans une zone à éviter',
    areaOfCaution: 'Soyez prudent dans cette zone',
    nearAlert: 'Il se passe quelque chose près de vous',
    newAlerts: (count) =>
      count === 1 ? 'Nouvelle alerte\u00A0: risque élevé' : `${count} nouvelles alertes\u00A0: risque élevé`,
    plainMessage: 'Message',
  },
  de: {
    notifications: {
      safeButton: 'Mir geht es gut',
      helpButton: 'Ich brauche Hilfe',
      urgentChannel: 'Dringend',
      updatesChannel: 'Neuigkeiten',
    },
    checkInText: {
      safe: 'Mir geht es gut.',
      help: 'Ich brauche Hilfe.',
      place: 'Ich bin hier:',
      placeUnknown: 'Mein Telefon weiß nicht, wo ich bin.',
      time: 'Um',
    },
    tripNotReady: {
      title: (trip: string) => `${trip} beginnt morgen`,
      body: 'Die Reise ist noch nicht auf diesem Telefon. Öffnen Sie Sojourn, solange Sie Netz haben; dann ist sie überall lesbar.',
    },
    toSeeTo: (trip) =>
      `Zu erledigen vor „${trip}“. Öffnen Sie die Reise, lesen Sie, was verlangt wird, und haken Sie es ab.`,
    unsentCheckIn: {
      title: 'Ihre Meldung ist noch nicht hinaus',
      body: 'Sie geht von selbst hinaus, sobald es Netz gibt. Wenn es eilt, rufen Sie an oder senden Sie eine SMS.',
    },
    unsentRequest: {
      title: 'Ihre Bitte um Hilfe ist noch nicht hinaus',
      body: 'Sie geht von selbst hinaus, sobald es Netz gibt. Wenn es eilt, rufen Sie an oder senden Sie eine SMS.',
    },
    areaToAvoid: 'Sie sind in einem Gebiet, das man meiden sollte',
    areaOfCaution: 'Seien Sie in diesem Gebiet vorsichtig',
    nearAlert: 'In Ihrer Nähe geschieht etwas',
    newAlerts: (count) =>
      count === 1 ? 'Neue Warnung: hohes Risiko' : `${count} neue Warnungen: hohes Risiko`,
    plainMessage: 'Nachricht',
  },
});
