import { createFormat } from '@/i18n/format/create-format';
import { toLocale } from '@/i18n/locale';

/** Writes days and a moment as a device in the time zone of this process does. Run by `time-zones.test.ts`. */
const format = createFormat(
  toLocale({ languageTag: 'en', region: null, usesMetric: true, uses24HourClock: true, firstWeekday: null }),
);
const days = process.argv.slice(2);
const moment = Date.UTC(2026, 10, 15, 10, 30);

process.stdout.write(
  JSON.stringify({
    offset: -new Date(moment).getTimezoneOffset() / 60,
    days: days.map((day) => format.dayWithYear(day)),
    datetimes: days.map((day) => format.dayWithYear(`${day}T00:00:00.000Z`)),
    stage: format.stage('2026-03-01', '2026-04-30', '2026-04-06'),
    daysTo: format.daysTo('2026-11-02', '2026-10-24'),
    moment: format.moment(moment, moment),
  }),
);
