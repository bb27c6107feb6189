import type { Segment } from '@/contract/segment';
import type { Trip } from '@/contract/trip';
import type { SegmentSending } from '@/domain/segment-sending';
import type { TimelineLine } from '@/domain/timeline/to-timeline';
import type { PlacedHospital } from '@/runtime/use-nearest-first';
import type { NewsItem } from '@/store/news';
import type { UnsentEntry } from '@/store/unsent';

import type { PartStateProps } from './part-state';
import type { TripDetails } from './use-trip-screen';

/** Left out where the service has it. */
interface Sent {
  sending?: SegmentSending<UnsentEntry>;
}

/** One line of a part that may be long; there may be thousands. */
export type TripLine =
  | { kind: 'state'; key: string; state: PartStateProps }
  | { kind: 'heading'; key: string; title: string; count?: number }
  | { kind: 'story'; key: string; item: NewsItem }
  | { kind: 'hospital'; key: string; placed: PlacedHospital }
  | ({ kind: 'untimed'; key: string; segment: Segment } & Sent)
  | { kind: 'past'; key: string; count: number; onShow: () => void }
  | { kind: 'calendar'; key: string; trip: Trip }
  | { kind: 'add-booking'; key: string; tripId: string }
  | { kind: 'print'; key: string; details: TripDetails }
  | (TimelineLine & Sent);
