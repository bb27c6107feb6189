import { act, fireEvent, screen } from '@testing-library/react-native';

import { keepPass } from '@/store/boarding-passes';
import { downloadNames } from '@/store/download-kinds';
import { saveSegments } from '@/store/segments';

import { aPassCode } from '../../support/boarding-passes';
import { inCusco } from '../../support/on-the-spot';
import { aFlight } from '../../support/segments';
import { bringTrip, onOpen, seeToday } from './support/today';

const KEPT_AT = Date.parse('2026-03-31T12:00:00Z');

describe('a boarding pass, on Today', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.clearAllMocks());

  /** A flight is booked; a pass is kept with that one, or with another that is gone. */
  const seeWith = (segmentId: string, moment: { now: string; today: string }) =>
    seeToday({
      dependencies: {
        createLocator: inCusco,
        clock: { now: () => Date.parse(moment.now), today: () => moment.today },
      },
      fill: async (transaction) => {
        await bringTrip(transaction);
        await saveSegments(transaction, downloadNames.tripSegments('trip-1'), [aFlight()]);
        const pass = { segmentId, code: aPassCode(), format: 'aztec' } as const;
        await keepPass(transaction, pass, { now: () => KEPT_AT });
      },
    });

  it('is one tap away from a day before the flight on, and not before', async () => {
    const moment = { now: '2026-04-01T18:00:00Z', today: '2026-04-01' };
    await seeWith('air-1', moment);
    await screen.findByRole('link', { name: /^Next · Flight/ });
    expect(screen.queryByRole('button', { name: 'Boarding pass' })).toBeNull();
    moment.now = '2026-04-01T19:06:00Z';
    act(() => jest.advanceTimersByTime(60_000));
    fireEvent.press(await screen.findByRole('button', { name: 'Boarding pass' }));
    expect(onOpen).toHaveBeenCalledWith('/pass/air-1');
  });

  it('is still reached when its booking is gone, until its day is over', async () => {
    const moment = { now: '2026-04-02T12:00:00Z', today: '2026-04-02' };
    await seeWith('gone', moment);
    fireEvent.press(await screen.findByRole('link', { name: /LUC DESMARAIS/ }));
    expect(onOpen).toHaveBeenCalledWith('/pass/gone?pass=1');
    moment.today = '2026-04-03';
    moment.now = '2026-04-03T12:00:00Z';
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.queryByText('LUC DESMARAIS')).toBeNull();
  });
});
