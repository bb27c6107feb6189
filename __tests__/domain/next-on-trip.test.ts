import { findNext } from '@/domain/next-on-trip';

const stay = (country_code: string, departure_date: string) => ({ country_code, departure_date });
const andes = {
  name: 'Andes',
  start: '2026-11-04',
  finish: '2026-12-05',
  destinations: [stay('CO', '2026-11-04'), stay('PE', '2026-11-21'), stay('EC', '2026-11-29')],
};
const kyoto = {
  name: 'Kyoto',
  start: '2027-01-09',
  finish: '2027-01-22',
  destinations: [stay('JP', '2027-01-09')],
};
const next = (today: string, here: string | null = 'CO') => {
  const found = findNext([kyoto, andes], today, here);
  return found && [found.kind, found.trip.name, found.kind === 'stay' ? found.stay.country_code : found.day];
};

describe('what is next', () => {
  it('is the next place of the trip under way', () => {
    expect(next('2026-11-16')).toEqual(['stay', 'Andes', 'PE']);
    expect(next('2026-11-22', 'PE')).toEqual(['stay', 'Andes', 'EC']);
  });

  it('is the place of today until the traveller is known to be there', () => {
    expect(next('2026-11-21', 'CO')).toEqual(['stay', 'Andes', 'PE']);
    expect(next('2026-11-21', null)).toEqual(['stay', 'Andes', 'PE']);
    expect(next('2026-11-21', 'PE')).toEqual(['stay', 'Andes', 'EC']);
  });

  it('is the end of the trip once there is no place left before it', () => {
    expect(next('2026-11-30', 'EC')).toEqual(['end', 'Andes', '2026-12-05']);
  });

  it('is the first place of the next trip while none is under way', () => {
    expect(next('2026-12-24', null)).toEqual(['stay', 'Kyoto', 'JP']);
    expect(next('2027-02-01', null)).toBeNull();
  });
});
