import type { ContactDetail } from '@/contract/contact-detail';
import { chooseMostUrgent, type EmergencyNumber, reachesAll } from '@/domain/emergency-numbers';
import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';

import { toCallable } from './to-callable';

export interface NamedNumber extends Pick<EmergencyNumber, 'services'> {
  number: string;
  /** Who answers, in the traveller's language. */
  name: string;
  /** The same in a word or two. */
  brief: string;
  /** For reading aloud. */
  label: string;
}

/** The numbers that can be called, each with whom it reaches; in brief only those that are needed first. */
export function useEmergencyNumbers(
  contacts: readonly ContactDetail[],
  { isBrief = false } = {},
): NamedNumber[] {
  const toNamed = useNamedNumber();
  const callable = toCallable(contacts);
  return (isBrief ? chooseMostUrgent(callable) : callable).map(toNamed);
}

/** One way to say whom a number reaches. */
export function useNamedNumber(): (number: EmergencyNumber) => NamedNumber {
  const words = useWords(helpWords);
  const nameOf = (entry: EmergencyNumber) => {
    const { services, note } = entry;
    // Whoever answers for all answers for each of them.
    if (reachesAll(entry)) return words.services.all;
    if (services.length === 1 && services[0] === 'other' && note) return note;
    const [first, ...others] = services.map((service) => words.services[service]);
    const last = others.pop();
    const names = [first, ...others].join(', ');
    return last === undefined ? names : words.and(names, last);
  };
  return (entry) => {
    const name = nameOf(entry);
    const brief = reachesAll(entry) ? words.allInBrief : name;
    const { number, services } = entry;
    return { number, services, name, brief, label: words.call(number, name) };
  };
}
