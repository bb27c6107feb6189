import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Dimensions, ScrollView, StyleSheet, Text, View, type ViewStyle } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Screen } from '@/ui/screen';

import { scrolls } from '../support/scrolls';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};
const show = (element: ReactElement) =>
  render(<SafeAreaProvider initialMetrics={metrics}>{element}</SafeAreaProvider>);

const window = Dimensions.get('window');
const whole = Dimensions.get('screen');
const withWindow = (change: { width: number; height: number; fontScale: number }) =>
  act(() => Dimensions.set({ window: { ...window, ...change }, screen: whole }));

const scrollTo = (y: number) =>
  fireEvent.scroll(screen.UNSAFE_getByType(ScrollView), { nativeEvent: { contentOffset: { x: 0, y } } });

/** With all that stays. */
const opened = (
  <Screen title="Colombia" onBack={() => undefined} sticky={<Text>Overview</Text>} foot={<Text>Save</Text>}>
    <Text>Bogotá</Text>
  </Screen>
);

const title = () => screen.getByRole('heading', { name: 'Colombia' });

describe('a screen', () => {
  beforeEach(() => withWindow({ width: 390, height: 844, fontScale: 1 }));
  afterEach(() => act(() => Dimensions.set({ window, screen: whole })));

  it('keeps its header and its foot while its content scrolls', () => {
    show(opened);
    expect(scrolls(title())).toBe(false);
    expect(scrolls(screen.getByRole('button', { name: 'Back' }))).toBe(false);
    expect(scrolls(screen.getByText('Overview'))).toBe(false);
    expect(scrolls(screen.getByText('Save'))).toBe(false);
    expect(scrolls(screen.getByText('Bogotá'))).toBe(true);
  });

  it('of a tab has a large title that gives way to a small one, and comes back', () => {
    show(
      <Screen title="Colombia" eyebrow="You are in" trailing={<Text>Inbox</Text>}>
        <Text>Bogotá</Text>
      </Screen>,
    );
    expect(screen.getByText('You are in')).toBeVisible();
    scrollTo(200);
    // One title at a time, for readers as well.
    expect(screen.getAllByRole('heading', { name: 'Colombia' })).toHaveLength(1);
    expect(screen.queryByText('You are in')).toBeNull();
    expect(screen.getByText('Inbox')).toBeVisible();
    scrollTo(0);
    expect(screen.getAllByRole('heading', { name: 'Colombia' })).toHaveLength(1);
    expect(screen.getByText('You are in')).toBeVisible();
  });

  it('leaves its content where it was while another screen lies over it', () => {
    show(
      <Screen title="Colombia" sticky={<Text>Overview</Text>}>
        <Text>Bogotá</Text>
      </Screen>,
    );
    const measure = (height: number) =>
      fireEvent(screen.getByText('Overview'), 'layout', { nativeEvent: { layout: { height } } });
    const hasRoom = () =>
      screen
        .UNSAFE_getAllByType(View)
        .some(({ props }) => StyleSheet.flatten([props.style as ViewStyle]).height === 120);
    measure(120);
    expect(hasRoom()).toBe(true);
    // What a browser says of a screen that is not shown.
    measure(0);
    expect(hasRoom()).toBe(true);
  });

  it('leaves the room of its header to what is read where it holds a few lines', () => {
    withWindow({ width: 844, height: 390, fontScale: 1 });
    show(opened);
    const scrolled = within(screen.UNSAFE_getByType(ScrollView));
    expect(scrolled.getByRole('heading', { name: 'Colombia' })).toBeOnTheScreen();
    expect(scrolled.getByText('Overview')).toBeOnTheScreen();
    expect(scrolls(screen.getByText('Save'))).toBe(false);
  });
});
