import { useWords } from '@/i18n/locale-provider';
import { checkInHistoryWords } from '@/i18n/messages/check-in-history';
import { type Step, Steps } from '@/ui/steps';

import type { Standing } from './check-in-standing';

interface CheckInStepsProps {
  standing: Standing;
  isHelp: boolean;
}

/** Where it is: on this phone, sent, and for a call for help whether somebody has seen it. */
export function CheckInSteps({ standing, isHelp }: CheckInStepsProps) {
  const words = useWords(checkInHistoryWords);
  return <Steps steps={toSteps(standing, isHelp, words)} />;
}

type Words = Pick<(typeof checkInHistoryWords)['en'], 'onThisPhone' | 'states' | 'seen' | 'taken' | 'over'>;

function toSteps(
  standing: Standing,
  isHelp: boolean,
  { onThisPhone, states, seen, taken, over }: Words,
): Step[] {
  const kept: Step = { label: onThisPhone, state: 'done' };
  // "Safe" asks for no answer; whoever needs help wants to know that somebody has read it.
  const answered: Step[] = isHelp ? [{ label: seen, state: 'open' }] : [];
  switch (standing.kind) {
    case 'no-network':
      return [kept, { label: states.waiting, state: 'waiting' }, ...answered];
    case 'late':
    case 'on-its-way':
      return [kept, { label: states.sending, state: 'under-way' }, ...answered];
    case 'received':
      return [kept, { label: states.sent, state: 'done' }, ...answered];
    case 'taken':
      return [kept, { label: states.sent, state: 'done' }, { label: taken, state: 'done' }];
    case 'over':
      return [kept, { label: states.sent, state: 'done' }, { label: over, state: 'done' }];
    case 'refused':
      return [kept, { label: states.parked, state: 'failed' }];
  }
}
