import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** The days on which clocks change in Berlin, Santiago and New York, the leap day, and the turn of a year. */
const DAYS = {
  '2026-03-29': 'Mar 29, 2026',
  '2026-10-25': 'Oct 25, 2026',
  '2026-04-05': 'Apr 5, 2026',
  '2026-09-06': 'Sep 6, 2026',
  '2026-03-08': 'Mar 8, 2026',
  '2028-02-29': 'Feb 29, 2028',
  '2026-12-31': 'Dec 31, 2026',
};

/** A process knows one time zone, and jest's own can't be changed from a test. */
function writeIn(zone: string): unknown {
  const runner = join(root, 'node_modules/tsx/dist/cli.mjs');
  const program = join(root, '__tests__/support/days-in-zone.ts');
  const output = execFileSync(process.execPath, [runner, program, ...Object.keys(DAYS)], {
    cwd: root,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

test.each([
  ['Pacific/Pago_Pago', -11, 'today 23:30'],
  ['Pacific/Kiritimati', 14, 'today 00:30'],
  ['Europe/Berlin', 1, 'today 11:30'],
  ['America/Santiago', -3, 'today 07:30'],
])('in %s days are the days that were written, and moments go by the wall clock', (zone, offset, moment) => {
  expect(writeIn(zone)).toEqual({
    offset,
    days: Object.values(DAYS),
    datetimes: Object.values(DAYS),
    stage: 'day 37 of 61',
    daysTo: 'in 9 days',
    moment,
  });
});
