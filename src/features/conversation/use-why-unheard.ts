import { useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { responderWords } from '@/i18n/messages/responder';
import { stepInWords } from '@/i18n/messages/step-in';
import type { RequestOfOther } from '@/store/requests-of-others';

/** Why the service did not take what was written: to whoever asked it is finished, to whoever helps it may be another's. */
export function useWhyUnheard(answered: Pick<RequestOfOther, 'stage' | 'handler'> | null): string {
  const { isFinished, notTaken } = useWords(conversationWords);
  const { takenBy, standing } = useWords(responderWords);
  const stepIn = useWords(stepInWords);
  if (answered === null) return isFinished;
  switch (answered.stage) {
    case 'finished':
      return isFinished;
    case 'over':
      return stepIn.over;
    case 'anothers':
      return answered.handler === null ? standing.anothers : takenBy(answered.handler);
    case 'unclaimed':
      return stepIn.unclaimed;
    case 'mine':
      return notTaken;
  }
}
