import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { Toast, type ToastProps } from '@/ui/toast';

const LONG = 60_000;

async function show(change: Partial<ToastProps> = {}) {
  const onEnd = jest.fn();
  render(<Toast tone="low" title="Message deleted" onEnd={onEnd} {...change} />);
  // Whether somebody listens to the screen is asked of the phone.
  await act(() => jest.advanceTimersByTimeAsync(0));
  return onEnd;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('a toast', () => {
  let reader: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    reader = jest.spyOn(AccessibilityInfo, 'isScreenReaderEnabled').mockResolvedValue(false);
  });
  afterEach(() => jest.restoreAllMocks());

  it('leaves by itself once it could be read, and no sooner', async () => {
    const onEnd = await show();
    await pass(8_000);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(LONG);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('gives a longer text more time', async () => {
    const onEnd = await show({ detail: 'A'.repeat(200) });
    await pass(20_000);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(LONG);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('stays while somebody is at it, and leaves when they have gone', async () => {
    const onEnd = await show();
    const toast = screen.getByText('Message deleted');
    fireEvent(toast, 'focus');
    await pass(LONG);
    expect(onEnd).not.toHaveBeenCalled();
    fireEvent(toast, 'blur');
    await pass(LONG);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('waits to be closed where it must be read, or where a screen reader reads it', async () => {
    const mustBeRead = await show({ stays: true });
    await pass(LONG);
    expect(mustBeRead).not.toHaveBeenCalled();
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(mustBeRead).toHaveBeenCalledTimes(1);
    screen.unmount();

    reader.mockResolvedValue(true);
    const onEnd = await show();
    await pass(LONG);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is said aloud, and offers what can be done about it', async () => {
    const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
    const onPress = jest.fn();
    await show({ action: { label: 'Undo', onPress } });
    expect(announce).toHaveBeenCalledWith('Message deleted');
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});
