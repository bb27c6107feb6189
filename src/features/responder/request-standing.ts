import { stageOfHelp } from '@/domain/help-request';
import { useWords } from '@/i18n/locale-provider';
import { responderWords } from '@/i18n/messages/responder';
import type { RequestOfOther } from '@/store/requests-of-others';
import type { Tone } from '@/ui/tone';

/** How a request stands, in true words: what is not confirmed says so beside it. */
export function useRequestStanding(): (request: RequestOfOther) => { label: string; tone: Tone } {
  const { standing: words, takenBy } = useWords(responderWords);
  return ({ stage, status, handler, isBareCall }) => {
    switch (stage) {
      case 'unclaimed':
        return { label: words.unclaimed, tone: 'medium' };
      case 'mine':
        return { label: words.mine, tone: 'low' };
      case 'anothers':
        return { label: handler === null ? words.anothers : takenBy(handler), tone: 'low' };
      case 'over':
        if (stageOfHelp(status) !== 'cancelled') return { label: words.closed, tone: 'safe' };
        return { label: isBareCall ? words.safe : words.cancelled, tone: 'safe' };
      case 'finished':
        return { label: words.finished, tone: 'safe' };
    }
  };
}
