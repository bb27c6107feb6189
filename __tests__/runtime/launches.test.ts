import { createRuntime } from '@/runtime/create-runtime';

import { testDependencies } from '../support/test-dependencies';

describe('a link or a shortcut that is opened while the app runs', () => {
  it('leads to its screen, in the tab where that is at home', () => {
    let open: (path: string) => void = () => undefined;
    const { shell } = createRuntime(testDependencies({ hearLaunches: (listener) => (open = listener) }));
    open('/check-in?status=help');
    expect(shell.takePlace()).toEqual({ path: '/(tabs)/(help)/check-in?status=help', words: null });
    expect(shell.takePlace()).toBeNull();
  });
});
