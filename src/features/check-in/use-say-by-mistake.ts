import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';

import { useCheckInSaying } from './check-in-saying';

/** "I'm safe", and that the call of that moment was none. It answers no request of the company. */
export function useSayByMistake(isSaidElsewhere = false): (at: number) => void {
  const words = useWords(checkInWords);
  const { say } = useCheckInSaying();
  return (at) =>
    say('safe', {
      requestId: null,
      isSaidElsewhere,
      message: words.mistakeMessage(toMoment(at)),
      takesBackHelp: true,
    });
}

/** As people at home read it, who may be in any time zone. */
function toMoment(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
