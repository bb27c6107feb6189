import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, Text, type ViewStyle } from 'react-native';

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
      <Sheet visible title="Remove this trip?" onClose={onClose}>
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

  it('closes by a tap beside it', () => {
    // Whoever does not see it has the gesture to leave instead.
    fireEvent.press(screen.getByLabelText('Close', { includeHiddenElements: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
