import weekData from 'cldr-core/supplemental/weekData.json';

import { firstWeekdayIn } from '@/i18n/first-weekday';

import shown from '../../assets/names/shown.json';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

describe('a week begins with the day that Unicode names', () => {
  const said: Partial<Record<string, string>> = weekData.supplemental.weekData.firstDay;
  const regions = new Set(
    [...Object.keys(said), ...shown.codes.split('|')].filter((code) => /^[A-Z]{2}$/.test(code)),
  );

  it('in every region', () => {
    const wrong = [...regions].filter(
      (region) => WEEKDAYS[firstWeekdayIn(region)] !== (said[region] ?? said['001']),
    );
    expect(regions.size).toBeGreaterThan(240);
    expect(wrong).toEqual([]);
  });
});
