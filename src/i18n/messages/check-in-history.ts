import { defineWords } from '../define-words';

/** What the traveller said of themselves, and how far each of it has come. */
export const checkInHistoryWords = defineWords({
  en: {
    title: 'Check-in history',
    detail: 'What you sent, and what is waiting',
    none: 'No check-ins yet',
    noneDetail: 'When you say that you are safe or need help, it is kept here.',
    automatic: 'Position reported',
    onThisPhone: 'On this phone',
    states: {
      waiting: 'Waiting for a signal',
      sending: 'On its way',
      sent: 'Sent',
      parked: 'Not accepted',
    },
    taken: 'Somebody has it',
    seen: 'Seen by your company',
  },
  es: {
    title: 'Mensajes de seguridad',
    detail: 'Lo que envió y lo que espera',
    none: 'Aún no hay mensajes de seguridad',
    noneDetail: 'Cuando diga que está bien o que necesita ayuda, se guarda aquí.',
    automatic: 'Posición comunicada',
    onThisPhone: 'En este teléfono',
    states: { waiting: 'Esperando señal', sending: 'En camino', sent: 'Enviado', parked: 'No aceptado' },
    taken: 'Alguien se ocupa',
    seen: 'Visto por su empresa',
  },
  fr: {
    title: 'Vos signes de vie',
    detail: 'Ce qui est parti et ce qui attend',
    none: 'Aucun signe de vie pour l’instant',
    noneDetail: 'Quand vous dites que vous allez bien ou avez besoin d’aide, c’est gardé ici.',
    automatic: 'Position transmise',
    onThisPhone: 'Sur ce téléphone',
    states: { waiting: 'En attente de réseau', sending: 'En route', sent: 'Envoyé', parked: 'Non accepté' },
    taken: 'Quelqu’un s’en occupe',
    seen: 'Vu par votre entreprise',
  },
  de: {
    title: 'Frühere Meldungen',
    detail: 'Was gesendet ist und was noch wartet',
    none: 'Noch keine Meldungen',
    noneDetail: 'Wenn Sie sagen, dass es Ihnen gut geht oder Sie Hilfe brauchen, steht es hier.',
    automatic: 'Standort übermittelt',
    onThisPhone: 'Auf diesem Telefon',
    states: {
      waiting: 'Wartet auf Empfang',
      sending: 'Unterwegs',
      sent: 'Gesendet',
      parked: 'Nicht angenommen',
    },
    taken: 'Jemand kümmert sich darum',
    seen: 'Von Ihrer Firma gesehen',
  },
});
