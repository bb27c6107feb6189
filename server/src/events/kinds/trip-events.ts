import { z } from 'zod';

import { NotificationType } from '@/contract/notification-type';
import { PushChannel } from '@/contract/push-payload';

import type { InEachLanguage } from '../../words/languages';
import { declareEvent, NOBODY, type Delivery, type NotificationWords } from '../event-kind';

const ofTrip = { names: 'one', toldOnce: null, record: null } as const;

const SENT: Delivery = {
  push: { lane: 'usual', channel: PushChannel.Updates, category: null, setting: null, shows: 'words' },
  mail: null,
};

/** Whoever made it knows of it. */
export const tripMade = declareEvent({
  name: 'trip-made',
  type: NotificationType.NewTrip,
  ...ofTrip,
  about: z.object({}),
  hears: NOBODY,
  topics: ['trips'],
});

/** Also for who comes to a trip that is there. */
export const tripMadeByCompany = declareEvent({
  name: 'trip-made-by-company',
  type: NotificationType.NewTripByCompany,
  ...ofTrip,
  about: z.object({}),
  hears: {
    ...NOBODY,
    travellers: {
      ...SENT,
      words: () => ({
        en: { title: 'New trip', body: 'Your company has planned a trip for you.' },
        es: { title: 'Nuevo viaje', body: 'Su empresa ha planificado un viaje para usted.' },
        fr: { title: 'Nouveau voyage', body: 'Votre entreprise a prévu un voyage pour vous.' },
        de: { title: 'Neue Reise', body: 'Ihre Firma hat eine Reise für Sie geplant.' },
      }),
    },
  },
  topics: ['trips', 'messages'],
});

/** Who did it: the company, or one of those who go on it. Who did it themselves hears nothing: see `trips/tell-travellers.ts`. */
const About = z.object({ by: z.enum(['company', 'traveller']) });
type By = z.infer<typeof About>['by'];

const CHANGED: Record<By, InEachLanguage<NotificationWords>> = {
  company: {
    en: { title: 'Trip changed', body: 'Your company has changed one of your trips.' },
    es: { title: 'Viaje modificado', body: 'Su empresa ha modificado uno de sus viajes.' },
    fr: { title: 'Voyage modifié', body: 'Votre entreprise a modifié un de vos voyages.' },
    de: { title: 'Reise geändert', body: 'Ihre Firma hat eine Ihrer Reisen geändert.' },
  },
  traveller: {
    en: { title: 'Trip changed', body: 'Somebody who travels with you has changed a trip.' },
    es: { title: 'Viaje modificado', body: 'Alguien que viaja con usted ha modificado un viaje.' },
    fr: { title: 'Voyage modifié', body: 'Une personne qui voyage avec vous a modifié un voyage.' },
    de: { title: 'Reise geändert', body: 'Jemand, der mit Ihnen reist, hat eine Reise geändert.' },
  },
};

const REMOVED: Record<By, InEachLanguage<NotificationWords>> = {
  company: {
    en: { title: 'Trip removed', body: 'Your company has removed one of your trips.' },
    es: { title: 'Viaje eliminado', body: 'Su empresa ha eliminado uno de sus viajes.' },
    fr: { title: 'Voyage supprimé', body: 'Votre entreprise a supprimé un de vos voyages.' },
    de: { title: 'Reise entfernt', body: 'Ihre Firma hat eine Ihrer Reisen entfernt.' },
  },
  traveller: {
    en: { title: 'Trip removed', body: 'Somebody who travels with you has removed a trip.' },
    es: { title: 'Viaje eliminado', body: 'Alguien que viaja con usted ha eliminado un viaje.' },
    fr: { title: 'Voyage supprimé', body: 'Une personne qui voyage avec vous a supprimé un voyage.' },
    de: { title: 'Reise entfernt', body: 'Jemand, der mit Ihnen reist, hat eine Reise entfernt.' },
  },
};

export const tripChanged = declareEvent({
  name: 'trip-changed',
  type: NotificationType.UpdatedTrip,
  ...ofTrip,
  about: About,
  hears: { ...NOBODY, travellers: { ...SENT, words: ({ by }) => CHANGED[by] } },
  topics: ['trips', 'messages'],
});

export const tripRemoved = declareEvent({
  name: 'trip-removed',
  type: NotificationType.DeletedTrip,
  ...ofTrip,
  about: About,
  hears: { ...NOBODY, travellers: { ...SENT, words: ({ by }) => REMOVED[by] } },
  topics: ['trips', 'messages'],
});
