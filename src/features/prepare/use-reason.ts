import { useWords } from '@/i18n/locale-provider';
import { entryWords } from '@/i18n/messages/entry';
import type { EntryToPlace } from '@/store/entry';

import { useAskedName } from './use-to-do';

/** Why the verdict is what it is, in a sentence or two. */
export function useReason({ verdict, rules, statesWithRules }: EntryToPlace): string {
  const words = useWords(entryWords);
  const nameAsked = useAskedName();
  const { kind, conditions, isContested } = verdict;
  const missing = verdict.missing.map((fact) => words.missing[fact]).join(', ');
  const needs = conditions.map((condition) => nameAsked(condition, rules)).join(', ');
  const first = () => {
    switch (kind) {
      case 'yes':
        return words.reasons.yes;
      case 'yes-if':
        return needs === '' ? words.reasons.exceptions : words.reasons.need(needs);
      case 'no-unless':
        return words.reasons.noUnless;
      case 'no':
        return words.reasons.no;
      case 'unknown':
        return missing === '' ? words.reasons.noRule : words.reasons.untold(missing);
    }
  };
  const more = [
    ...(isContested ? [words.contested] : []),
    ...(kind !== 'unknown' && missing !== '' ? [words.reasons.mayDiffer(missing)] : []),
    ...(verdict.missing.includes('destination-division')
      ? [words.statesWithRules(statesWithRules.join(', '))]
      : []),
  ];
  return [first(), ...more].join(' ');
}
