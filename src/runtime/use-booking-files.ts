import { toReadOutcome } from '@/domain/booking-file/read-outcome';
import type { ItineraryMail } from '@/contract/itinerary-mail';
import { useWords } from '@/i18n/locale-provider';
import { bookingFileWords } from '@/i18n/messages/booking-file';
import type { StoredBookingFile } from '@/store/booking-files';
import type { ParkedReason } from '@/store/outbox';

import { segmentQueries } from './queries/segment-queries';
import { tripQueries } from './queries/trip-queries';
import { useMutations, useSyncStatus } from './runtime-provider';
import { useAttempt } from './use-attempt';
import { useIsOnline } from './use-is-online';
import { useSideRead } from './use-read';
import { useReasonWords } from './use-reason-words';

/** How far a file with bookings has come, in words. */
export interface BookingFileNotice {
  id: string;
  tone: 'safe' | 'low' | 'medium';
  title: string;
  detail: string;
  /** Where its bookings are; null where they are nowhere, or that trip is not on this device yet. */
  tripId: string | null;
  /** Left out while something is still to come. */
  onDismiss?: () => void;
  /** Left out where the service has not refused it. */
  refused?: { reason: ParkedReason; again: Way; discard: Way };
}
interface Way {
  label: string;
  onPress: () => void;
}

/** Those that were chosen on a trip's screen or lead into it; without one all of them. */
export function useBookingFiles(tripId: string | null): BookingFileNotice[] {
  const files = useSideRead(segmentQueries.files()) ?? [];
  const trips = useSideRead(tripQueries.all()) ?? [];
  const toNotice = useNotice();
  const concerns = ({ tripId: chosenOn, mail }: StoredBookingFile) =>
    tripId === null || chosenOn === tripId || mail?.segments.some(({ trip_id }) => trip_id === tripId);
  return files.filter(concerns).map((file) => {
    const ids = file.mail ? toReadOutcome(file.mail).tripIds : [];
    const known = ids.find((id) => trips.some(({ trip }) => trip.id === id)) ?? null;
    return { ...toNotice(file), tripId: known };
  });
}

function useNotice(): (file: StoredBookingFile) => Omit<BookingFileNotice, 'tripId'> {
  const words = useWords(bookingFileWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  const isOnline = useIsOnline();
  const uploads = useSyncStatus('uploads');
  const toOutcome = useOutcomeWords();
  const { toTitle, toDetail } = useReasonWords();
  return ({ id, name, entry, mail }) => {
    if (mail) {
      const onDismiss = () => attempt(mutations.forgetBookingFile(id));
      return { id, onDismiss, ...toOutcome(name, mail) };
    }
    if (!entry) return { id, tone: 'low', title: words.reading, detail: words.readingDetail(name) };
    // A phone may think that it has a network: only what is under way is being sent.
    const isGoing = uploads.some(({ entryId }) => entryId === entry.id);
    const waiting = {
      id,
      tone: 'medium' as const,
      title: isGoing ? words.sending : isOnline ? words.waitsToGo : words.waits,
      detail: isGoing ? words.readingDetail(name) : words.waitsDetail(name),
    };
    if (entry.parked === null) return waiting;
    const again = { label: words.again, onPress: () => attempt(mutations.retry(entry.id)) };
    const discard = { label: words.discard, onPress: () => attempt(mutations.discard(entry)) };
    const reason = { ...entry.parked, message: toDetail(entry.parked) };
    return { ...waiting, title: toTitle(reason, words.refused), refused: { reason, again, discard } };
  };
}

function useOutcomeWords(): (
  name: string,
  mail: ItineraryMail,
) => Pick<BookingFileNotice, 'tone' | 'title' | 'detail'> {
  const words = useWords(bookingFileWords);
  return (name, mail) => {
    const { most, isLeft } = toReadOutcome(mail);
    if (!most) return { tone: 'medium', title: words.notRead, detail: words.notReadDetail(name) };
    const title = most.action === 'unchanged' ? words.unchanged : words[most.action](most.count);
    const detail = [words.fromFile(name), ...(isLeft ? [words.partlyRead] : [])].join(' ');
    return { tone: isLeft ? 'medium' : 'safe', title, detail };
  };
}
