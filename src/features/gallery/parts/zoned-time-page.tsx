import { ZonedTime } from '@/ui/zoned-time';

import { State } from '../state';

const HOUR = 3_600_000;
const noon = Date.UTC(2026, 10, 15, 18, 20);
const inBogota = (moment: number) => ({ moment, zone: 'America/Bogota' });

export function ZonedTimePage() {
  const planned = inBogota(noon);
  const late = inBogota(noon + 0.75 * HOUR);
  return (
    <>
      <State name="As planned">
        <ZonedTime at={planned} planned={planned} />
      </State>
      <State name="Changed">
        <ZonedTime at={late} planned={planned} />
      </State>
      <State name="Large, changed, home shown">
        <ZonedTime at={late} planned={planned} home="Europe/Berlin" homeIs="shown" size="large" />
      </State>
      <State name="Home on demand">
        <ZonedTime at={late} home="Europe/Berlin" />
      </State>
      <State name="Arrives on the next day">
        <ZonedTime at={{ moment: noon + 10 * HOUR, zone: 'Europe/Madrid' }} from={planned} />
      </State>
      <State name="Across the date line, home a day behind">
        <ZonedTime
          at={{ moment: noon, zone: 'Pacific/Auckland' }}
          from={{ moment: noon - 12 * HOUR, zone: 'America/Los_Angeles' }}
          home="Europe/Berlin"
          homeIs="shown"
        />
      </State>
      <State name="Half hours">
        <ZonedTime at={{ moment: noon, zone: 'Asia/Kathmandu' }} />
      </State>
      <State name="Zone unknown to this device, and told by nobody">
        <ZonedTime at={{ moment: noon, zone: 'Mars/Olympus' }} />
        <ZonedTime at={{ local: '2026-11-15T14:05' }} home="Europe/Berlin" />
      </State>
    </>
  );
}
