import { act, fireEvent, screen } from '@testing-library/react-native';

import { CheckInPanel } from '@/features/check-in/check-in-panel';
import type { NotKept } from '@/services/check-in-result';

import { renderScreen } from '../../support/render-screen';
import { withSheets } from '../../support/with-sheets';

describe('an answer by the button of a notification that the device could not keep', () => {
  beforeEach(() => jest.useFakeTimers());

  const open = async (unkept: NotKept) => {
    const app = await renderScreen(withSheets(<CheckInPanel />));
    await act(async () => app.runtime.shell.unkept.set(unkept));
    return app;
  };

  it('is told over the screen as one that nobody has, with whom to call, and once', async () => {
    const { runtime, opened } = await open({ kind: 'not-stored', status: 'help' });
    expect(await screen.findByRole('heading', { name: 'This could not be saved' })).toBeOnTheScreen();
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Close' })));
    expect(screen.queryByRole('heading', { name: 'This could not be saved' })).toBeNull();
    expect(runtime.shell.unkept.get()).toBeNull();
    expect(await opened.reads.checkIns.list()).toEqual([]);
  });

  it('is told as one that the company has', async () => {
    await open({ kind: 'sent-unstored', status: 'help' });
    expect(await screen.findByRole('heading', { name: 'Sent: you need help' })).toBeOnTheScreen();
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Done' })));
    expect(screen.queryByRole('heading', { name: 'Sent: you need help' })).toBeNull();
  });
});
