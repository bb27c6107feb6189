import type { Segment } from '@/contract/segment';
import { useWords } from '@/i18n/locale-provider';
import { segmentWords } from '@/i18n/messages/segment';
import { Facts } from '@/ui/fact';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

type FactName = keyof (typeof segmentWords)['en']['fact'];
type Told = readonly (readonly [FactName, string | number | null])[];

/** What else was booked: short facts side by side, then what takes several sentences. */
export function BookingFacts({ segment }: { segment: Segment }) {
  const { fact } = useWords(segmentWords);
  const { facts, texts } = toldOf(segment);
  return (
    <>
      <Facts facts={facts.map(([name, value]) => ({ name: fact[name], value: value?.toString() ?? null }))} />
      {texts.map(
        ([name, text]) =>
          text && (
            <Section key={name} title={fact[name]}>
              <Text selectable>{text}</Text>
            </Section>
          ),
      )}
    </>
  );
}

function toldOf(segment: Segment): { facts: Told; texts: Told } {
  const booked: Told = [
    ['booking', segment.confirmation_no],
    ['price', segment.price && [segment.price, segment.currency].filter(Boolean).join(' ')],
  ];
  switch (segment.kind) {
    case 'air':
      return {
        facts: [
          ['class', segment.class_of_service],
          ['ticket', segment.tickets.join(', ') || segment.ticket_number],
          ['people', segment.number_of_pax],
          ...booked,
        ],
        texts: [],
      };
    case 'rail':
      return {
        facts: [
          ['ticket', segment.tickets.join(', ') || segment.ticket_number],
          ['people', segment.number_of_pax],
          ...booked,
        ],
        texts: [],
      };
    case 'cruise':
      return {
        facts: [['ticket', segment.tickets.join(', ') || null], ['people', segment.number_of_pax], ...booked],
        texts: [],
      };
    case 'car':
      return {
        facts: [['car', segment.car_type ?? segment.car_description], ...booked],
        texts: [['hours', segment.hours_of_operation]],
      };
    case 'hotel':
      return {
        facts: [['room', segment.room_type], ['rooms', segment.number_of_rooms], ...booked],
        texts: [
          ['room', segment.room_description],
          ['rate', segment.rate_description],
          ['cancelling', segment.cancellation_policy],
        ],
      };
    case 'activity':
      return { facts: booked, texts: [] };
  }
}
