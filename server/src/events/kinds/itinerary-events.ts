import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';
import { PushChannel } from '@/contract/push-payload';

import type { InEachLanguage } from '../../words/languages';
import { declareEvent, NOBODY, type Delivery, type NotificationWords } from '../event-kind';

const ofMail = { names: 'one', toldOnce: null, record: null } as const;

const SENT: Delivery = {
  push: { lane: 'usual', channel: PushChannel.Updates, category: null, setting: null, shows: 'words' },
  mail: null,
};

const About = z.object({ status: z.enum(['read', 'partly_read', 'not_understood']) });
type Status = z.infer<typeof About>['status'];

const READ: Record<Status, InEachLanguage<NotificationWords>> = {
  read: {
    en: { title: 'Bookings added', body: 'The bookings of your mail are in your trips.' },
    es: { title: 'Reservas añadidas', body: 'Las reservas de su correo están en sus viajes.' },
    fr: { title: 'Réservations ajoutées', body: 'Les réservations de votre courriel sont dans vos voyages.' },
    de: { title: 'Buchungen übernommen', body: 'Die Buchungen aus Ihrer Mail stehen in Ihren Reisen.' },
  },
  partly_read: {
    en: { title: 'Bookings added', body: 'Some of your mail could not be read. Please check your trips.' },
    es: { title: 'Reservas añadidas', body: 'Una parte de su correo no se pudo leer. Revise sus viajes.' },
    fr: {
      title: 'Réservations ajoutées',
      body: 'Une partie de votre courriel n’a pas pu être lue. Vérifiez vos voyages.',
    },
    de: {
      title: 'Buchungen übernommen',
      body: 'Ein Teil Ihrer Mail war nicht lesbar. Bitte prüfen Sie Ihre Reisen.',
    },
  },
  not_understood: {
    en: { title: 'No bookings found', body: 'Your mail could not be read. Add your bookings by hand.' },
    es: {
      title: 'No se encontraron reservas',
      body: 'Su correo no se pudo leer. Añada sus reservas a mano.',
    },
    fr: {
      title: 'Aucune réservation trouvée',
      body: 'Votre courriel n’a pas pu être lu. Ajoutez vos réservations à la main.',
    },
    de: {
      title: 'Keine Buchungen gefunden',
      body: 'Ihre Mail war nicht lesbar. Tragen Sie Ihre Buchungen von Hand ein.',
    },
  },
};

export const itineraryRead = declareEvent({
  name: 'itinerary-read',
  type: NotificationType.ItineraryParsed,
  ...ofMail,
  about: About,
  hears: { ...NOBODY, travellers: { ...SENT, words: ({ status }) => READ[status] } },
  topics: ['messages'],
});

export const itineraryDelayed = declareEvent({
  name: 'itinerary-delayed',
  type: NotificationType.DelayedItineraryParsing,
  ...ofMail,
  about: z.object({}),
  hears: {
    ...NOBODY,
    travellers: {
      ...SENT,
      words: () => ({
        en: { title: 'Your mail takes longer', body: 'We will tell you when your bookings are there.' },
        es: { title: 'Su correo tarda más', body: 'Le avisaremos cuando sus reservas estén listas.' },
        fr: {
          title: 'Votre courriel prend plus de temps',
          body: 'Nous vous préviendrons quand vos réservations seront là.',
        },
        de: { title: 'Ihre Mail braucht länger', body: 'Wir melden uns, sobald Ihre Buchungen da sind.' },
      }),
    },
  },
  topics: ['messages'],
});
