import { withoutLetters } from './without-letters';

/** Phones wake the app by themselves. */
export const closedSender = withoutLetters('system');
