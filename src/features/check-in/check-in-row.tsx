import { useFormat, useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { checkInHistoryWords } from '@/i18n/messages/check-in-history';
import { useCurrentMinute } from '@/runtime/use-today';
import type { StoredCheckIn } from '@/store/check-ins';
import { Badge } from '@/ui/badge';
import { Row } from '@/ui/row';
import type { Tone } from '@/ui/tone';

const TONES: Record<StoredCheckIn['sending']['kind'], Tone> = {
  waiting: 'medium',
  sending: 'medium',
  sent: 'safe',
  parked: 'high',
};

interface CheckInRowProps {
  checkIn: StoredCheckIn;
  /** The country's name, where it is known. */
  country: string | null;
  last?: boolean;
}

/** What was said, when, where, and whether it arrived. */
export function CheckInRow({ checkIn, country, last }: CheckInRowProps) {
  const words = useWords(checkInWords);
  const { automatic, states } = useWords(checkInHistoryWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const { kind } = checkIn.sending;
  const said = { 0: automatic, 1: words.safe, 2: words.help }[checkIn.status];
  const place = checkIn.latitude === null ? words.placeUnknown : country;
  const when = format.moment(checkIn.checkedInAt.getTime(), now);
  const why = checkIn.sending.kind === 'parked' ? checkIn.sending.reason.message : null;
  return (
    <Row
      icon={checkIn.status === 2 ? 'warning' : checkIn.status === 1 ? 'check' : 'map-pin'}
      title={said}
      detail={[when, place, why].filter(Boolean).join(' · ')}
      trailing={<Badge tone={TONES[kind]} label={states[kind]} />}
      last={last}
    />
  );
}
