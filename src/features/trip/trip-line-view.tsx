import { tripWords } from '@/i18n/messages/trip';
import { useFormat, useWords } from '@/i18n/locale-provider';
import type { PlacedHospital } from '@/runtime/use-nearest-first';
import { useStory } from '@/runtime/use-story';
import type { NewsItem } from '@/store/news';
import { PlaceCard } from '@/ui/place-card';
import { Section } from '@/ui/section';
import { StoryCard } from '@/ui/story-card';

import { AddBooking } from './add-booking';
import { PartState } from './part-state';
import { PrintTrip } from './print-trip';
import { BookingLine, CalendarLine, DayLine, GapLine, PastLine, UntimedLine } from './timeline-lines';
import type { TripLine } from './trip-line';

interface TripLineViewProps {
  line: TripLine;
  onOpen: (path: string) => void;
}

export function TripLineView({ line, onOpen }: TripLineViewProps) {
  switch (line.kind) {
    case 'state':
      return <PartState {...line.state} />;
    case 'heading':
      return <Section title={line.title} count={line.count} />;
    case 'story':
      return <Story item={line.item} onOpen={onOpen} />;
    case 'untimed':
      return <UntimedLine segment={line.segment} sending={line.sending} onOpen={onOpen} />;
    case 'day':
      return <DayLine first={line.first} />;
    case 'gap':
      return <GapLine gap={line.gap} />;
    case 'entry':
      return <BookingLine entry={line.entry} sending={line.sending} onOpen={onOpen} />;
    case 'past':
      return <PastLine count={line.count} onShow={line.onShow} />;
    case 'calendar':
      return <CalendarLine trip={line.trip} />;
    case 'add-booking':
      return <AddBooking tripId={line.tripId} onOpen={onOpen} />;
    case 'print':
      return <PrintTrip trip={line.details} />;
    case 'hospital':
      return <HospitalCard {...line.placed} onOpen={onOpen} />;
  }
}

function Story({ item, onOpen }: { item: NewsItem; onOpen: (path: string) => void }) {
  const toStory = useStory();
  return <StoryCard {...toStory(item)} onPress={() => onOpen(`/${item.kind}/${item.id}`)} />;
}

function HospitalCard({ hospital, metres, onOpen }: PlacedHospital & { onOpen: (path: string) => void }) {
  const words = useWords(tripWords);
  const format = useFormat();
  const { id, name, city, province, emergency, accredited } = hospital;
  return (
    <PlaceCard
      title={name}
      distance={metres === null ? undefined : format.distance(metres)}
      meta={[city, province].filter(Boolean).join(', ')}
      notes={[...(emergency ? [words.emergency] : []), ...(accredited ? [words.jci] : [])]}
      onPress={() => onOpen(`/hospital/${id}`)}
    />
  );
}
