import { fireEvent, screen, within } from '@testing-library/react-native';
import { ScrollView, StyleSheet, Text, type ViewStyle } from 'react-native';

import { Sheet } from '@/ui/sheet';

import { show } from './support/show';

const onClose = jest.fn();
const grip = () => screen.getByTestId('sheet-grip', { includeHiddenElements: true });
const pullTo = (pageY: number) => fireEvent(grip(), 'responderMove', { nativeEvent: { pageY } });
const loweredBy = () =>
  StyleSheet.flatten<ViewStyle>(screen.getByLabelText('Remove this trip?').props.style as ViewStyle)
    .transform;

describe('a sheet', () => {
  beforeEach(() => {
    onClose.mockClear();
    show(
      <Sheet visible title="Remove this trip?" foot={<Text>Call 112</Text>} onClose={onClose}>
        <Text>It stays with your company.</Text>
      </Sheet>,
    );
  });

  it('follows the finger that pulls at its top, never up, and closes when it is let go far down', () => {
    fireEvent(grip(), 'responderGrant', { nativeEvent: { pageY: 400 } });
    pullTo(380);
    expect(loweredBy()).toEqual([{ translateY: 0 }]);
    pullTo(520);
    expect(loweredBy()).toEqual([{ translateY: 120 }]);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent(grip(), 'responderRelease');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('goes back to its place after a short pull, or one that something else takes over', () => {
    for (const end of ['responderRelease', 'responderTerminate']) {
      fireEvent(grip(), 'responderGrant', { nativeEvent: { pageY: 400 } });
      pullTo(end === 'responderRelease' ? 430 : 600);
      fireEvent(grip(), end);
      expect(loweredBy()).toEqual([{ translateY: 0 }]);
    }
    expect(onClose).not.toHaveBeenCalled();
  });

  it('scrolls what it says, and never what stands at its foot', () => {
    const scrolls = (words: string) => {
      const scroller = screen.UNSAFE_getByType(ScrollView);
      return within(scroller).queryByText(words) !== null;
    };
    expect(scrolls('It stays with your company.')).toBe(true);
    expect(screen.getByText('Call 112')).toBeOnTheScreen();
    expect(scrolls('Call 112')).toBe(false);
  });

  it('closes by a tap beside it', () => {
    // Whoever does not see it has the gesture to leave instead.
    fireEvent.press(screen.getByLabelText('Close', { includeHiddenElements: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
