import { AppUpdate } from '@/runtime/app-update';

import { FakeAppActivity } from '../support/fake-app-activity';
import { FakeWebAppUpdates } from '../support/fake-web-app-updates';

const MINUTE = 60_000;

describe('looking for a new version', () => {
  const activity = new FakeAppActivity();
  const updates = new FakeWebAppUpdates();
  let now = 0;
  const update = new AppUpdate(updates, activity, () => now);

  it('happens on coming back, at most once an hour', () => {
    const comeBackAt = (minutes: number) => {
      now = minutes * MINUTE;
      activity.goAway();
      activity.comeBack();
      return updates.checks;
    };
    expect(comeBackAt(5)).toBe(0);
    expect(comeBackAt(60)).toBe(1);
    expect(comeBackAt(119)).toBe(1);
    expect(comeBackAt(120)).toBe(2);
  });

  it('changes nothing by itself', () => {
    expect(update.isReady.get()).toBe(false);
    updates.arrive();
    expect(update.isReady.get()).toBe(true);
    expect(updates.changes).toBe(0);
    update.change();
    expect(updates.changes).toBe(1);
  });
});
