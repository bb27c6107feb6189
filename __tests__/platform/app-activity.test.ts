import { AppState, type AppStateStatus } from 'react-native';

import { appActivity } from '@/platform/app-activity';

describe('coming and going', () => {
  const remove = jest.fn();
  let tell: ((state: AppStateStatus) => void)[];

  beforeEach(() => {
    tell = [];
    remove.mockClear();
    Object.assign(AppState, { currentState: 'active' });
    jest.spyOn(AppState, 'addEventListener').mockImplementation((_event, listener) => {
      tell.push(listener);
      return { remove };
    });
  });
  afterEach(() => jest.restoreAllMocks());

  function go(...states: AppStateStatus[]) {
    for (const state of states) for (const listener of tell) listener(state);
  }

  it('is told once for each time away', () => {
    const [came, went] = [jest.fn(), jest.fn()];
    appActivity.onForeground(came);
    appActivity.onBackground(went);
    go('inactive', 'background');
    expect([came.mock.calls.length, went.mock.calls.length]).toEqual([0, 1]);
    go('inactive', 'active', 'active');
    expect([came.mock.calls.length, went.mock.calls.length]).toEqual([1, 1]);
  });

  it('does not take a glance at the lock screen for leaving', () => {
    const came = jest.fn();
    appActivity.onForeground(came);
    go('inactive', 'active');
    expect(came).not.toHaveBeenCalled();
  });

  it('hears of the first coming after a start in the background', () => {
    Object.assign(AppState, { currentState: 'background' });
    expect(appActivity.isForeground()).toBe(false);
    const came = jest.fn();
    const end = appActivity.onForeground(came);
    go('active');
    expect(came).toHaveBeenCalledTimes(1);
    end();
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('tells that the traveller turned to the app, where it stood in sight already', () => {
    const turned = jest.fn();
    const end = appActivity.onFocus(turned);
    go('active');
    expect(turned).toHaveBeenCalledTimes(1);
    end();
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
