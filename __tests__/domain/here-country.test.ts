import { chooseHere, stayByTrips } from '@/domain/here-country';

import { aDestination, aTrip } from '../support/records';

const stay = (country_code: string, departure_date: string, return_date: string) =>
  aDestination({ country_code, departure_date, return_date });

describe('the country by the trips', () => {
  const trip = aTrip({
    destinations: [stay('PE', '2026-04-01', '2026-04-05'), stay('BO', '2026-04-05', '2026-04-10')],
  });

  it('is that of the stay on the day', () => {
    expect(stayByTrips([trip], '2026-04-01')?.country_code).toBe('PE');
    expect(stayByTrips([trip], '2026-04-10')?.country_code).toBe('BO');
  });

  it('is where one arrives on a day of travel', () => {
    expect(stayByTrips([trip], '2026-04-05')?.country_code).toBe('BO');
  });

  it('is unknown before, after, and without trips', () => {
    expect(stayByTrips([trip], '2026-03-31')).toBeNull();
    expect(stayByTrips([trip], '2026-04-11')).toBeNull();
    expect(stayByTrips([], '2026-04-05')).toBeNull();
  });
});

describe('the country that is meant', () => {
  it('is the first known in the order of trust', () => {
    const known = { position: null, chosen: 'CO', trip: 'PE' };
    expect(chooseHere(known, ['position', 'trip', 'chosen'])).toEqual({ code: 'PE', source: 'trip' });
    expect(chooseHere(known, ['position', 'chosen', 'trip'])).toEqual({ code: 'CO', source: 'chosen' });
    expect(chooseHere({ position: null, chosen: null, trip: null }, ['position', 'chosen'])).toBeNull();
  });
});
