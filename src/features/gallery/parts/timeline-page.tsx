import { Section } from '@/ui/section';
import { TimelineGap, TimelineItem } from '@/ui/timeline-item';
import { Timeline } from '@/ui/timeline-rail';
import { ZonedTime } from '@/ui/zoned-time';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 10, 15, 14);
const inBogota = (hours: number) => ({ moment: start + hours * HOUR, zone: 'America/Bogota' });
const noop = () => undefined;

export function TimelinePage() {
  return (
    <Section title="Today · Sunday 15 Nov">
      <Timeline label="Today">
        <TimelineItem
          at={inBogota(0)}
          icon="train"
          title="TransMilenio to El Dorado"
          state={{ kind: 'done' }}
        />
        <TimelineItem
          at={inBogota(2)}
          icon="activity"
          title="Gold Museum"
          detail="Guided tour, two hours"
          state={{ kind: 'now' }}
          onPress={noop}
        />
        <TimelineItem
          at={inBogota(5.083)}
          icon="plane"
          title="BOG → CLO"
          detail="Gate B12 · Seat 14C"
          state={{ kind: 'changed', note: '45 min late' }}
          onPress={noop}
        >
          <ZonedTime at={inBogota(5.083)} planned={inBogota(4.333)} showsZone={false} />
        </TimelineItem>
        <TimelineGap label="1 h 35 in Cali" />
        <TimelineItem at={inBogota(7.5)} icon="car" title="Rental car · Localiza" detail="Desk 4 · LZ40K2" />
        <TimelineGap label="25 min in Cali: people need about 40" tone="high" />
        <TimelineItem
          at={inBogota(9)}
          icon="ship"
          title="Ferry to Isla Gorgona"
          state={{ kind: 'cancelled' }}
        />
        <TimelineItem at={inBogota(9)} icon="bed" title="Hotel Dann Cali" detail="2 nights · 8842-1" />
        <TimelineItem
          at={inBogota(23)}
          icon="car"
          title="Drive to Popayán"
          detail="Pan-American Highway is closed south of Santander"
          state={{ kind: 'alert', note: 'Alert on the way' }}
          onPress={noop}
        />
      </Timeline>
    </Section>
  );
}
