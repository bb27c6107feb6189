import { firstCallOf } from '@/domain/first-call';
import { stageOfHelp, type HelpStage } from '@/domain/help-request';
import { useWords } from '@/i18n/locale-provider';
import { checkInStandingWords } from '@/i18n/messages/check-in-standing';
import { checkInQueries, issueQueries } from '@/runtime/queries/traveller-queries';
import { useIsOnline } from '@/runtime/use-is-online';
import { useIsRequestUnconfirmed } from '@/runtime/use-is-unconfirmed';
import { isOpen } from '@/runtime/use-open-issues';
import { useSideRead } from '@/runtime/use-read';
import { useAfterClosing, useCheckIn } from '@/runtime/use-services';
import type { CheckInSending } from '@/store/check-ins';

import { useIsLate } from './use-is-late';

type CheckInWords = (typeof checkInStandingWords)['en'];

/** Where a check-in is on its way to the company, as far as anybody knows. */
export type Standing =
  /** `lacksRequest`: what kind of help is wanted came later, and nobody has confirmed that in good time. */
  | { kind: 'received'; lacksRequest: boolean }
  /** A call for help that somebody answers; their name, where it is known. */
  | { kind: 'taken'; by: string | null }
  /** Whoever answered takes it for done. */
  | { kind: 'over'; by: string | null }
  | { kind: 'refused'; why: string }
  /** Nobody has confirmed it in good time, whatever the phone believes of its network. */
  | { kind: 'late' }
  | { kind: 'no-network' }
  | { kind: 'on-its-way' };

interface Followed {
  id: string;
  /** The call that this one says again. */
  repeats?: string;
  sending: CheckInSending;
  checkedInAt: number;
  isHelp: boolean;
}

/** The one place that tells how a check-in stands: its sheet and the card over every tab say the same. */
export function useCheckInStanding({ id, repeats, sending, checkedInAt, isHelp }: Followed): Standing {
  const isOnline = useIsOnline();
  const isLate = useIsLate(checkedInAt, sending);
  const answer = useAnswer(isHelp ? firstCallOf({ id, repeats }) : null);
  const lacksRequest = useIsRequestUnconfirmed() && isHelp;
  const first = useSideRead(repeats === undefined ? null : checkInQueries.one(repeats));
  // The service has the call where it has either.
  const { kind } = first?.sending ?? sending;
  if (kind === 'sent' || sending.kind === 'sent')
    return answer && !lacksRequest ? answer : { kind: 'received', lacksRequest };
  switch (sending.kind) {
    case 'parked':
      return { kind: 'refused', why: sending.reason.message };
    case 'waiting':
    case 'sending':
      if (!isOnline) return { kind: 'no-network' };
      return { kind: isLate ? 'late' : 'on-its-way' };
  }
}

/** Of what was asked for with this call, or since: with whoever helps with that the call is, too. */
function useAnswer(call: string | null): Extract<Standing, { kind: 'taken' | 'over' }> | null {
  const ofCall = useSideRead(call === null ? null : issueQueries.ofCall(call)) ?? [];
  const findAt = (wanted: HelpStage) => ofCall.find(({ status }) => stageOfHelp(status) === wanted);
  const taken = findAt('handling');
  if (taken) return { kind: 'taken', by: taken.handler };
  // What was over before something else was asked for says nothing of that.
  const over = ofCall.some(isOpen) ? undefined : findAt('closed');
  return over ? { kind: 'over', by: over.handler } : null;
}

/** The company has it. */
export function hasArrived({ kind }: Standing): boolean {
  return kind === 'received' || kind === 'taken' || kind === 'over';
}

/** A text message or a call may be faster, or all there is. */
export function needsAnotherWay(standing: Standing): boolean {
  switch (standing.kind) {
    case 'late':
    case 'no-network':
    case 'refused':
      return true;
    case 'received':
      return standing.lacksRequest;
    case 'taken':
    case 'over':
    case 'on-its-way':
      return false;
  }
}

interface StandingWords {
  /** How it stands, in one sentence. */
  said: string;
  /** What to do and what happens meanwhile; empty where nothing is left to say. */
  more: string;
}

/**
 * Never a word that sounds like done where nobody has it, no way out that this device does not have, and "you can close the app" only where
 * that is true.
 */
export function useStandingWords(standing: Standing, isHelp: boolean): StandingWords {
  const words: CheckInWords = useWords(checkInStandingWords);
  const { canSendSms } = useCheckIn();
  const afterClosing = useAfterClosing();
  const said = isHelp ? words.helpStanding : words.safeStanding;
  const also = canSendSms ? [words.alsoSms] : [];
  const next = isHelp ? [words.dontWait(canSendSms)] : also;
  const closing = { 'goes-out': [words.mayClose], 'not-yet': [], stays: [words.keepOpen] }[afterClosing];
  const tell = (first: string, ...rest: string[]) => ({ said: first, more: rest.join(' ') });
  switch (standing.kind) {
    case 'received':
      return standing.lacksRequest ? tell(words.requestLate, ...next, ...closing) : tell(said.received);
    case 'taken':
      return tell(words.taken(standing.by));
    case 'over':
      return tell(words.over(standing.by), words.stillNeeded);
    case 'on-its-way':
      return tell(said['on-its-way'], ...closing);
    case 'no-network':
    case 'late':
      return tell(said[standing.kind], ...next, ...closing);
    case 'refused':
      return standing.why === '' ? tell(said.late, ...next) : tell(words.wasRefused(standing.why));
  }
}
