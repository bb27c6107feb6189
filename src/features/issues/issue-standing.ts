import { stageOfHelp } from '@/domain/help-request';
import { useWords } from '@/i18n/locale-provider';
import { issueWords } from '@/i18n/messages/issue';
import { useIsOnline } from '@/runtime/use-is-online';
import { useIsRequestUnconfirmed } from '@/runtime/use-is-unconfirmed';
import type { StoredIssue } from '@/store/issues';
import type { Tone } from '@/ui/tone';

interface IssueStanding {
  label: string;
  tone: Tone;
  /** Nobody has it, and nobody can tell when: to call may be faster, or all there is. */
  needsAnotherWay?: boolean;
}

/** How requests stand, in true words: never one that sounds like help where nobody has it. */
export function useIssueStanding(): (issue: StoredIssue) => IssueStanding {
  const { standing: words } = useWords(issueWords);
  const isOnline = useIsOnline();
  // Where the eldest of several has no answer, a younger one has none either.
  const isLate = useIsRequestUnconfirmed();
  return ({ status, sending, handler }) => {
    switch (sending.kind) {
      case 'waiting':
      case 'sending':
        if (!isOnline) return { label: words.noSignal, tone: 'medium', needsAnotherWay: true };
        if (isLate) return { label: words.late, tone: 'high', needsAnotherWay: true };
        return { label: words.onItsWay, tone: 'medium' };
      case 'refused':
        return { label: words.refused, tone: 'high', needsAnotherWay: true };
      case 'cancelling':
        return { label: words.cancelling, tone: 'medium' };
      case 'sent':
      case 'not-cancelled':
        break;
    }
    switch (stageOfHelp(status)) {
      case 'waiting':
        return { label: words.waiting, tone: 'medium' };
      case 'handling':
        return { label: handler === null ? words.handling : words.handledBy(handler), tone: 'safe' };
      case 'cancelled':
        return { label: words.cancelled, tone: 'safe' };
      case 'closed':
        return { label: words.closed, tone: 'safe' };
    }
  };
}
