import { defineWords } from '../define-words';

/** How far a check-in has come. */
export const checkInStandingWords = defineWords({
  en: {
    helpStanding: {
      received: 'It is sent. Nobody has said yet that they have seen it.',
      'on-its-way': 'It is on its way to your company.',
      late: 'Your company has not confirmed it yet.',
      'no-network': 'It has not reached your company yet: there is no network.',
    },
    requestLate: 'The call is sent. What you asked for is not confirmed yet.',
    taken: (name: string | null) => (name === null ? 'Somebody has it.' : `Somebody has it: ${name}.`),
    over: (name: string | null) =>
      name === null ? 'Your request is closed.' : `${name} has closed your request.`,
    stillNeeded: 'If you still need help, tap “I need help” again.',
    safeStanding: {
      received: 'It is sent to your company.',
      'on-its-way': 'It is on its way to your company.',
      late: 'Your company has not confirmed it yet. It is tried again by itself.',
      'no-network': 'It goes out by itself, with this time, as soon as there is a network.',
    },
    dontWait: (canSendSms: boolean) =>
      `It is tried again by itself, but do not wait for that: call${canSendSms ? ', or send an SMS' : ''}.`,
    alsoSms: 'You can also send an SMS.',
    mayClose: 'You can close the app.',
    keepOpen: 'Keep this page open until it has arrived: this browser sends nothing once it is closed.',
    wasRefused: (why: string) => `The service did not take it: ${why}`,
  },
  es: {
    helpStanding: {
      received: 'Está enviada. Nadie ha dicho aún que la haya visto.',
      'on-its-way': 'Va camino de su empresa.',
      late: 'Su empresa aún no la ha confirmado.',
      'no-network': 'Aún no ha llegado a su empresa: no hay conexión.',
    },
    requestLate: 'La llamada está enviada. Lo que pidió aún no está confirmado.',
    taken: (name) => (name === null ? 'Alguien se ocupa.' : `Alguien se ocupa: ${name}.`),
    over: (name) => (name === null ? 'Su solicitud está cerrada.' : `${name} ha cerrado su solicitud.`),
    stillNeeded: 'Si aún necesita ayuda, toque de nuevo «Necesito ayuda».',
    safeStanding: {
      received: 'Está enviado a su empresa.',
      'on-its-way': 'Va camino de su empresa.',
      late: 'Su empresa aún no lo ha confirmado. Se intenta de nuevo por sí solo.',
      'no-network': 'Se envía solo, con esta hora, en cuanto haya red.',
    },
    dontWait: (canSendSms) =>
      `Se intenta de nuevo por sí sola, pero no espere: llame${canSendSms ? ' o envíe un SMS' : ''}.`,
    alsoSms: 'También puede enviar un SMS.',
    mayClose: 'Puede cerrar la aplicación.',
    keepOpen: 'Deje esta página abierta hasta que llegue: este navegador no envía nada cuando está cerrada.',
    wasRefused: (why) => `El servicio no lo aceptó: ${why}`,
  },
  fr: {
    helpStanding: {
      received: 'C’est envoyé. Personne n’a encore dit l’avoir vu.',
      'on-its-way': 'C’est en route vers votre entreprise.',
      late: 'Votre entreprise ne l’a pas encore confirmée.',
      'no-network': 'Votre entreprise ne l’a pas encore reçue\u00A0: pas de réseau.',
    },
    requestLate: 'L’appel est envoyé. Ce que vous avez demandé n’est pas encore confirmé.',
    taken: (name) => (name === null ? 'Quelqu’un s’en occupe.' : `Quelqu’un s’en occupe\u00A0: ${name}.`),
    over: (name) => (name === null ? 'Votre demande est close.' : `${name} a clos votre demande.`),
    stillNeeded: 'Si vous avez encore besoin d’aide, touchez de nouveau «\u00A0J’ai besoin d’aide\u00A0».',
    safeStanding: {
      received: 'C’est envoyé à votre entreprise.',
      'on-its-way': 'C’est en route vers votre entreprise.',
      late: 'Votre entreprise ne l’a pas encore confirmé. L’envoi est retenté tout seul.',
      'no-network': 'L’envoi se fait tout seul, avec cette heure, dès qu’il y a du réseau.',
    },
    dontWait: (canSendSms) =>
      `L’envoi est retenté tout seul, mais n’attendez pas\u00A0: appelez${canSendSms ? ' ou envoyez un SMS' : ''}.`,
    alsoSms: 'Vous pouvez aussi envoyer un SMS.',
    mayClose: 'Vous pouvez fermer l’application.',
    keepOpen:
      'Laissez cette page ouverte jusqu’à l’arrivée\u00A0: ce navigateur n’envoie rien quand elle est fermée.',
    wasRefused: (why) => `Le service ne l’a pas accepté\u00A0: ${why}`,
  },
  de: {
    helpStanding: {
      received: 'Es ist gesendet. Noch hat niemand gesagt, dass er es gesehen hat.',
      'on-its-way': 'Es ist unterwegs zu Ihrer Firma.',
      late: 'Ihre Firma hat ihn noch nicht bestätigt.',
      'no-network': 'Ihre Firma hat ihn noch nicht: Es gibt kein Netz.',
    },
    requestLate: 'Der Hilferuf ist gesendet. Worum Sie gebeten haben, ist noch nicht bestätigt.',
    taken: (name) => (name === null ? 'Jemand kümmert sich darum.' : `Jemand kümmert sich darum: ${name}.`),
    over: (name) =>
      name === null ? 'Ihre Anfrage ist abgeschlossen.' : `${name} hat Ihre Anfrage abgeschlossen.`,
    stillNeeded: 'Wenn Sie noch Hilfe brauchen, tippen Sie noch einmal auf „Ich brauche Hilfe“.',
    safeStanding: {
      received: 'Es ist an Ihre Firma gesendet.',
      'on-its-way': 'Es ist unterwegs zu Ihrer Firma.',
      late: 'Ihre Firma hat es noch nicht bestätigt. Es wird von selbst weiter versucht.',
      'no-network': 'Es geht von selbst hinaus, mit dieser Uhrzeit, sobald es Netz gibt.',
    },
    dontWait: (canSendSms) =>
      `Es wird von selbst weiter versucht, aber warten Sie nicht darauf: Rufen Sie an${canSendSms ? ' oder senden Sie eine SMS' : ''}.`,
    alsoSms: 'Sie können auch eine SMS senden.',
    mayClose: 'Sie können die App schließen.',
    keepOpen:
      'Lassen Sie diese Seite offen, bis es angekommen ist: Geschlossen sendet dieser Browser nichts.',
    wasRefused: (why) => `Der Dienst hat es nicht angenommen: ${why}`,
  },
});
