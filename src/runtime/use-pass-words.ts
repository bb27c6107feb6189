import { readPass } from '@/domain/boarding-pass/read-pass';
import { useWords } from '@/i18n/locale-provider';
import { boardingPassWords } from '@/i18n/messages/boarding-pass';
import type { StoredPass } from '@/store/boarding-passes';

/** What a list calls a pass: whose it is, and their seat. */
export function usePassWords(): (pass: Pick<StoredPass, 'code'>) => { title: string; seat?: string } {
  const words = useWords(boardingPassWords);
  return ({ code }) => {
    if (code === null) return { title: words.picture };
    const reading = readPass(code);
    if (reading.kind === 'unreadable') return { title: words.title };
    const { passenger, legs } = reading.pass;
    const seats = legs.flatMap(({ seat }) => seat ?? []);
    return {
      title: passenger ?? words.title,
      seat: seats.length > 0 ? words.seat(seats.join(', ')) : undefined,
    };
  };
}
