const [MONDAY, FRIDAY, SATURDAY, SUNDAY] = [0, 4, 5, 6];

/** Where weeks do not begin on Monday, by Unicode CLDR 48. */
const OTHERWISE = [
  [FRIDAY, 'MV'],
  [SATURDAY, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [
    SUNDAY,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR ' +
      'PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
] as const;

const FIRST = new Map(
  OTHERWISE.flatMap(([weekday, regions]) => regions.split(' ').map((region) => [region, weekday] as const)),
);

/** With which day a week begins in a region, from 0, Monday: for devices that do not say so themselves. */
export function firstWeekdayIn(region: string): number {
  return FIRST.get(region) ?? MONDAY;
}
