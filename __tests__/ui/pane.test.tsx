import { act, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Dimensions, Text } from 'react-native';

import { Panes, useIsWide, useRoomWidth, useTitleLevel } from '@/ui/pane';

const window = Dimensions.get('window');
const whole = Dimensions.get('screen');
const withWidth = (width: number) =>
  act(() => Dimensions.set({ window: { ...window, width }, screen: whole }));

let counted = 0;

/** Says where it stands, and whether it is still the same one. */
function Where({ name }: { name: string }) {
  const [number] = useState(() => (counted += 1));
  return <Text>{`${name} ${number}: ${useRoomWidth()} px, level ${useTitleLevel()}`}</Text>;
}

function Tab() {
  return (
    <Panes list={useIsWide() ? <Where name="list" /> : null} besides={80}>
      <Where name="detail" />
    </Panes>
  );
}

describe('list and detail', () => {
  beforeEach(() => {
    counted = 0;
  });
  afterEach(() => act(() => Dimensions.set({ window, screen: whole })));

  it('stand side by side from 900 px on, with one title of the first level', () => {
    withWidth(1280);
    render(<Tab />);
    expect(screen.getByText('list 1: 432 px, level 1')).toBeOnTheScreen();
    expect(screen.getByText('detail 2: 768 px, level 2')).toBeOnTheScreen();
  });

  it('keep what is open when the window is narrowed and widened again', () => {
    withWidth(899);
    render(<Tab />);
    expect(screen.getByText('detail 1: 899 px, level 1')).toBeOnTheScreen();
    expect(screen.queryByText(/^list/)).toBeNull();
    withWidth(900);
    expect(screen.getByText('list 2: 360 px, level 1')).toBeOnTheScreen();
    expect(screen.getByText('detail 1: 460 px, level 2')).toBeOnTheScreen();
    withWidth(390);
    expect(screen.getByText('detail 1: 390 px, level 1')).toBeOnTheScreen();
  });
});
