import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Modal, Text } from 'react-native';

import { Gate } from '@/features/gate/gate';
import { FullScreen } from '@/map/full-screen';
import { PhotoViewer } from '@/ui/photo-viewer';
import { Sheet } from '@/ui/sheet';

import { runtimeWith, TestApp } from '../../support/app-fakes';

const FAILED = 'That could not be saved on this device';
const onOpen = jest.fn();

const sheet = (title: string) => (
  <Sheet key={title} visible title={title} onClose={jest.fn()}>
    <Text>{`What stands in ${title}`}</Text>
  </Sheet>
);

async function start(...open: string[]) {
  return startWith(open, sheet);
}

async function startWith(open: string[], show: (title: string) => ReactElement) {
  const runtime = runtimeWith();
  const app = (titles: string[]) => (
    <TestApp runtime={runtime}>
      <Gate onSignInAgain={null} onOpen={onOpen}>
        <Text>the app</Text>
        {titles.map(show)}
      </Gate>
    </TestApp>
  );
  const { rerender } = render(app(open));
  await screen.findByText('the app', { includeHiddenElements: true });
  return { runtime, showSheets: (...titles: string[]) => rerender(app(titles)) };
}

const inSheet = (title: string) => within(screen.getByLabelText(title, { includeHiddenElements: true }));

describe('what is told over every screen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => jest.clearAllMocks());

  it('stands in the sheet that is open, once, and is closed there', async () => {
    const { runtime, showSheets } = await start('the first');
    await act(async () => runtime.isUnsaved.set(true));
    expect(inSheet('the first').getByText(FAILED)).toBeOnTheScreen();
    expect(screen.getAllByText(FAILED, { includeHiddenElements: true })).toHaveLength(1);

    fireEvent.press(inSheet('the first').getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(FAILED, { includeHiddenElements: true })).toBeNull();
    showSheets();
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('stands in the sheet on top, and over the screen once none is open', async () => {
    const { runtime, showSheets } = await start('the first', 'the second');
    await act(async () => runtime.isUnsaved.set(true));
    expect(inSheet('the second').getByText(FAILED)).toBeOnTheScreen();
    showSheets('the first');
    expect(inSheet('the first').getByText(FAILED)).toBeOnTheScreen();
    showSheets();
    expect(screen.getByText(FAILED)).toBeOnTheScreen();
  });

  it.each(['a photo', 'a map'])(
    'stands over %s that has the screen to itself, and leads nowhere from there',
    async (what) => {
      const photo = (title: string) => (
        <PhotoViewer key={title} visible uri="file:///a.jpg" alt={title} ratio={1} onClose={jest.fn()} />
      );
      const map = (title: string) => (
        <FullScreen key={title} label={title} onClose={jest.fn()}>
          <Text>{`What stands in ${title}`}</Text>
        </FullScreen>
      );
      const { runtime, showSheets } = await startWith([what], what === 'a photo' ? photo : map);
      const inModal = () => within(screen.UNSAFE_getByType(Modal));
      await act(async () => runtime.isUnsaved.set(true));
      expect(inModal().getByText(FAILED)).toBeOnTheScreen();
      expect(screen.getAllByText(FAILED, { includeHiddenElements: true })).toHaveLength(1);

      const place = { path: '/alert/7', words: null };
      await act(async () => runtime.shell.banner.set({ id: 'a', title: 'Flood', body: 'In Cusco', place }));
      fireEvent.press(inModal().getByText('Flood'));
      expect(onOpen).not.toHaveBeenCalled();

      showSheets();
      expect(screen.getByText(FAILED)).toBeOnTheScreen();
    },
  );

  it('leads nowhere from a sheet, under which nobody would see it', async () => {
    const { runtime, showSheets } = await start('the first');
    const place = { path: '/alert/7', words: null };
    await act(async () => runtime.shell.banner.set({ id: 'a', title: 'Flood', body: 'In Cusco', place }));
    fireEvent.press(inSheet('the first').getByText('Flood'));
    expect(onOpen).not.toHaveBeenCalled();
    showSheets();
    fireEvent.press(screen.getByText('Flood'));
    expect(onOpen).toHaveBeenCalledWith('/alert/7');
  });
});
