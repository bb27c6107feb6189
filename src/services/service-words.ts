import type { NotificationWords } from '@/platform/notifications';

import type { CheckInTextWords } from './check-in-text';

export interface Words {
  title: string;
  body: string;
}

/** Everything that background services say to the traveller, in their language. */
export interface ServiceWords {
  notifications: NotificationWords;
  checkInText: CheckInTextWords;
  tripNotReady: (trip: { name: string }) => Words;
  unsentCheckIn: Words;
  enteredArea: (area: { name: string | null; country: string; isToAvoid: boolean }) => Words;
  nearAlert: (alert: { headline: string }) => Words;
  /** For a message that came without a title. */
  plainMessage: string;
}

export const englishServiceWords: ServiceWords = {
  notifications: {
    safeButton: 'I am safe',
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
  tripNotReady: ({ name }) => ({
    title: `${name} starts tomorrow`,
    body: 'It is not on this phone yet. Open Sojourn while you have a network, so that you can read it anywhere.',
  }),
  unsentCheckIn: {
    title: 'Your check-in has not been sent',
    body: 'It goes out by itself as soon as there is a network. If it is urgent, call or send a text message.',
  },
  enteredArea: ({ name, country, isToAvoid }) => ({
    title: isToAvoid ? 'You are in an area to avoid' : 'Take care in this area',
    body: name === null ? country : `${name}, ${country}`,
  }),
  nearAlert: ({ headline }) => ({ title: 'Something is happening near you', body: headline }),
  plainMessage: 'Message',
};
