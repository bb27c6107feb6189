import { WhereaboutsFinder } from '@/services/whereabouts';

import { FakeAppActivity } from '../support/fake-app-activity';
import { FakeLocator } from '../support/fake-locator';

const BOGOTA = { latitude: 4.65, longitude: -74.08 };
const QUITO = { latitude: -0.18, longitude: -78.48 };

describe('where the traveller is', () => {
  let now: number;
  let locator: FakeLocator;
  let finder: WhereaboutsFinder;
  beforeEach(() => {
    now = Date.UTC(2026, 5, 15);
    locator = new FakeLocator({ now: () => now });
    finder = new WhereaboutsFinder(locator, new FakeAppActivity());
  });

  const state = () => finder.state.get();

  it('is not looked for without permission, and nobody is asked', async () => {
    await locator.moveTo(BOGOTA);
    await finder.look();
    expect(state()).toMatchObject({ fix: null, countryCode: null, permission: 'not-asked' });
    expect(locator.asked).toEqual([]);
  });

  it('is found once the traveller allows it, with the country and without a network', async () => {
    await locator.moveTo(BOGOTA);
    locator.answerWith('while-open', 'granted');
    await finder.ask();
    expect(state()).toMatchObject({ fix: BOGOTA, countryCode: 'CO', permission: 'granted' });
  });

  it('tells nobody when a second look finds the same', async () => {
    locator.grant('while-open');
    await locator.moveTo(BOGOTA);
    await finder.look();
    const told = jest.fn();
    finder.state.watch(told);
    await finder.look();
    expect(told).not.toHaveBeenCalled();
    locator.refuse('blocked');
    await finder.look();
    expect(told).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ fix: null, countryCode: null, permission: 'blocked' });
  });

  it('follows a border that was crossed', async () => {
    locator.grant('while-open');
    await locator.moveTo(BOGOTA);
    await finder.look();
    now += 3_600_000;
    await locator.moveTo(QUITO);
    await finder.look();
    expect(state()).toMatchObject({ fix: QUITO, countryCode: 'EC' });
  });

  it('stays where it was last seen, with its time, when there is no sight of the sky', async () => {
    locator.grant('while-open');
    await locator.moveTo(BOGOTA);
    await finder.look();
    const seen = state();
    now += 3_600_000;
    locator.loseSight();
    await finder.look();
    expect(state()).toEqual(seen);
  });

  it('is forgotten when the traveller takes the permission back', async () => {
    locator.grant('while-open');
    await locator.moveTo(BOGOTA);
    await finder.look();
    locator.refuse('blocked');
    await finder.look();
    expect(state()).toEqual({ fix: null, countryCode: null, permission: 'blocked' });
  });
});
