import ICAL from 'ical.js';

/** The events of a calendar file as a calendar reads them, with the zones of the file and no others. */
export function readCalendar(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

export const instantOf = (time: ICAL.Time) => time.toUnixTime() * 1000;
