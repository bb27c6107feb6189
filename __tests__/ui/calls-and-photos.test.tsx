import 'react-native-gesture-handler/jestSetup';

import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, type ImageStyle } from 'react-native';

import { CallBar, type CallState, writeLasting } from '@/ui/call-bar';
import { PhotoViewer } from '@/ui/photo-viewer';

import { show } from './support/show';

describe('a call', () => {
  const [onToggle, onHangUp] = [jest.fn(), jest.fn()];
  const bar = (state: CallState, isOn = true) => (
    <CallBar name="Dr Ana Ruiz" state={state} microphone={{ isOn, onToggle }} onHangUp={onHangUp} />
  );
  afterEach(() => jest.clearAllMocks());

  it.each([
    [{ kind: 'connecting' } as const, 'Connecting …'],
    [{ kind: 'interrupted', side: 'here' } as const, 'Your connection is lost. Trying again …'],
    [{ kind: 'interrupted', side: 'there' } as const, 'The other side has lost its connection.'],
  ])('says of %j: %s', (state, words) => {
    show(bar(state));
    expect(screen.getByText(words)).toBeOnTheScreen();
  });

  it('is ended and silenced by buttons with names', () => {
    show(bar({ kind: 'connecting' }));
    fireEvent.press(screen.getByRole('button', { name: 'Microphone off' }));
    fireEvent.press(screen.getByRole('button', { name: 'Hang up' }));
    expect([onToggle, onHangUp].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    screen.rerender(bar({ kind: 'connecting' }, false));
    expect(screen.getByRole('button', { name: 'Microphone on' })).toBeOnTheScreen();
  });

  it('that fails says what else can be done', () => {
    const onRetry = jest.fn();
    show(bar({ kind: 'failed', advice: 'Write instead.', onRetry }));
    expect(screen.getByText('No connection · Write instead.')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Microphone off' })).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows how long it has lasted, to the eye alone', () => {
    jest.useFakeTimers({ now: 200_000 });
    show(bar({ kind: 'connected', since: 15_000 }));
    expect(screen.queryByText('3:05')).toBeNull();
    expect(screen.getByText('3:05', { includeHiddenElements: true })).toBeTruthy();
    expect([0, 59_999, 3_725_000, -5].map(writeLasting)).toEqual(['0:00', '0:59', '1:02:05', '0:00']);
  });
});

describe('a photo by itself', () => {
  it('is named by what is on it, enlarged by a button, and closed', () => {
    const onClose = jest.fn();
    show(<PhotoViewer visible uri="file:///pills.jpg" alt="Two boxes" ratio={1.5} onClose={onClose} />);
    fireEvent(screen.getByTestId('photo-frame'), 'layout', {
      nativeEvent: { layout: { width: 390, height: 700 } },
    });
    const scale = () => {
      const { transform } = StyleSheet.flatten<ImageStyle>(
        screen.getByLabelText('Two boxes', { exact: true }).props.style as ImageStyle,
      );
      return (transform as { scale?: number }[]).find((one) => one.scale !== undefined)?.scale;
    };
    expect(scale()).toBe(1);
    expect(screen.getByRole('button', { name: 'Smaller' })).toBeDisabled();
    fireEvent.press(screen.getByRole('button', { name: 'Larger' }));
    expect(scale()).toBeCloseTo(1.6);
    fireEvent.press(screen.getByRole('button', { name: 'Smaller' }));
    expect(scale()).toBe(1);
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
