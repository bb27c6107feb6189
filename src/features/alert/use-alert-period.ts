import { alertPhase } from '@/domain/alert-period';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { alertWords } from '@/i18n/messages/alert';
import { useMoment } from '@/runtime/use-today';

interface Dated {
  start: string | null;
  finish: string | null;
  created_at: string;
}

/** "Nov 13 – Nov 20", or the end that is known; then whether it is over. */
export function useAlertPeriod({ start, finish, created_at }: Dated): string[] {
  const words = useWords(alertWords);
  const format = useFormat();
  const moment = useMoment();
  const { today } = moment;
  const [first, last] = [start?.slice(0, 10), finish?.slice(0, 10)];
  const over = alertPhase({ start, finish }, moment) === 'over' ? [words.over] : [];
  if (first && last) return [format.days(first, last, today), ...over];
  if (last) return [words.until(format.day(last, today)), ...over];
  if (first) return [words.since(format.day(first, today))];
  return [words.issued(format.day(created_at, today))];
}
