import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { type ReactElement, useState } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Dimensions, StyleSheet, Text, type TextStyle, type ViewStyle } from 'react-native';

import { LocaleProvider } from '@/i18n/locale-provider';
import { Avatar } from '@/ui/avatar';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/chip';
import { ChoiceSheet } from '@/ui/choice-sheet';
import { LoadFailed, NotDownloaded, NothingThere } from '@/ui/data-states';
import { FreshnessLine } from '@/ui/freshness-line';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { LinkSheet } from '@/ui/link-sheet';
import { ListScreen } from '@/ui/list-screen';
import { ProgressBar } from '@/ui/progress-bar';
import { Row } from '@/ui/row';
import { ScreenHeader } from '@/ui/screen-header';
import { SegmentedControl } from '@/ui/segmented-control';
import { SwitchRow } from '@/ui/switch-row';
import { TabBar } from '@/ui/tab-bar';
import { TextField } from '@/ui/text-field';
import { palettes } from '@/ui/theme';
import { ThemeProvider } from '@/ui/theme-provider';
import { useTheme } from '@/ui/use-theme';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};
const show = (element: ReactElement) =>
  render(<SafeAreaProvider initialMetrics={metrics}>{element}</SafeAreaProvider>);

const noop = () => undefined;
const NOW = Date.UTC(2026, 10, 15, 12);
const TWO_HOURS_AGO = NOW - 2 * 3_600_000;

describe('everything that is touched', () => {
  it.each([
    ['button', <Button key="b" label="Call" onPress={noop} />],
    ['button', <Button key="s" label="Call" size="small" kind="danger" onPress={noop} />],
    ['button', <IconButton key="i" label="Call" onPress={noop} children={<Icon name="phone" />} />],
    ['link', <Row key="r" title="Call" onPress={noop} />],
    ['switch', <SwitchRow key="w" title="Call" value onChange={noop} />],
    ['checkbox', <Chip key="c" label="Call" selected={false} onPress={noop} />],
    [
      'tab',
      <SegmentedControl
        key="g"
        label="What"
        options={[{ key: 'a', label: 'Call' }]}
        selected="a"
        onSelect={noop}
      />,
    ],
    [
      'tab',
      <TabBar
        key="t"
        items={[{ key: 'a', label: 'Call', icon: 'home' }]}
        selected="a"
        onSelect={noop}
        place="bottom"
      />,
    ],
    ['link', <Banner key="n" tone="high" title="Call" onPress={noop} />],
  ])('has a role (%s), a name, and room for a thumb', (role, element) => {
    show(element);
    const control = screen.getByRole(role, { name: 'Call' });
    const style = StyleSheet.flatten<ViewStyle>(control.props.style as ViewStyle);
    expect(style.minHeight ?? style.height).toBeGreaterThanOrEqual(44);
  });
});

describe('the freshness line', () => {
  it.each([
    [{ kind: 'never-downloaded' } as const, false, 'Not downloaded yet'],
    [{ kind: 'nothing-there', checkedAt: TWO_HOURS_AGO } as const, false, 'Nothing there · checked 2 h ago'],
    [{ kind: 'up-to-date', checkedAt: TWO_HOURS_AGO } as const, true, 'Checked 2 h ago · you are offline'],
    [
      { kind: 'old', checkedAt: NOW - 3 * 86_400_000 } as const,
      false,
      'May be out of date · checked 3 days ago',
    ],
    [
      { kind: 'failed', why: 'busy', checkedAt: TWO_HOURS_AGO } as const,
      false,
      'Could not be updated: the service is busy · last checked 2 h ago',
    ],
    [
      { kind: 'failed', why: 'offline', checkedAt: TWO_HOURS_AGO } as const,
      true,
      'Could not be updated: no connection · last checked 2 h ago',
    ],
    [
      { kind: 'failed', why: 'toString', checkedAt: null } as const,
      false,
      'Could not be updated · Not downloaded yet',
    ],
  ])('says of %j (offline: %s): %s', (freshness, offline, words) => {
    show(<FreshnessLine freshness={freshness} offline={offline} now={NOW} />);
    expect(screen.getByText(words)).toBeOnTheScreen();
  });

  it('says nothing of what is fresh, and when it was checked to whoever asks', () => {
    show(<FreshnessLine freshness={{ kind: 'up-to-date', checkedAt: TWO_HOURS_AGO }} now={NOW} />);
    expect(screen.queryByText(/Checked/)).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'When was this checked?' }));
    expect(screen.getByText('Checked 2 h ago')).toBeOnTheScreen();
  });

  it('speaks the traveller’s language', () => {
    const device = {
      languageTag: 'de-AT',
      region: 'AT',
      usesMetric: true,
      uses24HourClock: null,
      firstWeekday: null,
    };
    show(
      <LocaleProvider device={device}>
        <FreshnessLine freshness={{ kind: 'up-to-date', checkedAt: TWO_HOURS_AGO }} offline now={NOW} />
      </LocaleProvider>,
    );
    expect(screen.getByText('Vor 2 Std. geprüft · Sie sind offline')).toBeOnTheScreen();
  });
});

describe('where there is nothing to show', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));

  it('never downloaded, nothing there and failed are told apart', () => {
    const onDownload = jest.fn();
    const onRetry = jest.fn();
    show(
      <>
        <NotDownloaded onDownload={onDownload} />
        <NothingThere title="No alerts" checkedAt={TWO_HOURS_AGO} />
        <LoadFailed why="server" onRetry={onRetry} />
      </>,
    );
    expect(screen.getByText('Not on this device yet')).toBeOnTheScreen();
    expect(screen.getByText('No alerts')).toBeOnTheScreen();
    expect(screen.getByText('Checked 2 h ago')).toBeOnTheScreen();
    expect(screen.getByText('the service has a problem')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Download' }));
    fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
    expect([onDownload, onRetry].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

describe('a choice', () => {
  function Choice() {
    const [view, setView] = useState<'list' | 'map'>('list');
    const options = [
      { key: 'list', label: 'List' },
      { key: 'map', label: 'Map' },
    ] as const;
    return <SegmentedControl label="View" options={options} selected={view} onSelect={setView} />;
  }

  it('between views moves to the one that is tapped', () => {
    show(<Choice />);
    expect(screen.getByRole('tab', { name: 'List' })).toBeSelected();
    fireEvent.press(screen.getByRole('tab', { name: 'Map' }));
    expect(screen.getByRole('tab', { name: 'Map' })).toBeSelected();
    expect(screen.getByRole('tab', { name: 'List' })).not.toBeSelected();
  });

  it('from many says so when nothing is called what was sought', () => {
    const choices = Array.from({ length: 20 }, (_, number) => ({
      key: `${number}`,
      label: `Country ${number}`,
    }));
    show(
      <ChoiceSheet
        visible
        title="Country"
        choices={choices}
        selected={null}
        onSelect={noop}
        onClose={noop}
      />,
    );
    expect(screen.queryByText(/^Nothing here is called that/)).toBeNull();
    fireEvent.changeText(screen.getByLabelText('Search'), 'Atlantis');
    expect(screen.getByText(/^Nothing here is called that/)).toBeOnTheScreen();
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  it('from hundreds draws what is in sight, and finds the rest by name', () => {
    const onSelect = jest.fn();
    const choices = Array.from({ length: 250 }, (_, number) => ({
      key: `${number}`,
      label: `Country ${number}`,
    }));
    show(
      <ChoiceSheet
        visible
        title="Country"
        choices={choices}
        selected={null}
        onSelect={onSelect}
        onClose={noop}
      />,
    );
    expect(screen.getByRole('radio', { name: 'Country 0' })).toBeOnTheScreen();
    expect(screen.getAllByRole('radio').length).toBeLessThan(80);

    fireEvent.changeText(screen.getByLabelText('Search'), 'country 249');
    fireEvent.press(screen.getByRole('radio', { name: 'Country 249' }));
    expect(onSelect).toHaveBeenCalledWith('249');
  });

  it('by a switch gives the other value', () => {
    const onChange = jest.fn();
    show(<SwitchRow title="Wi-Fi only" value={false} onChange={onChange} />);
    const control = screen.getByRole('switch', { name: 'Wi-Fi only' });
    expect(control).not.toBeChecked();
    fireEvent.press(control);
    expect(onChange).toHaveBeenCalledWith(true);
  });
});

describe('with little room', () => {
  const { window, screen: whole } = { window: Dimensions.get('window'), screen: Dimensions.get('screen') };
  const withWindow = (change: { width: number; fontScale: number }) =>
    Dimensions.set({ window: { ...window, ...change }, screen: whole });
  afterEach(() => act(() => Dimensions.set({ window, screen: whole })));

  it.each([
    ['one line as it comes', ['Übersicht', 'Hospitäler'], 50, [undefined, undefined]],
    [
      'two even lines',
      ['Überblick', 'Sicherheit', 'Gesundheit', 'Krankenhäuser'],
      94,
      ['50%', '50%', '50%', '50%'],
    ],
    [
      'three over two',
      ['Überblick', 'Warnungen', 'Gesundheit', 'Sicherheit', 'Krankenhäuser'],
      94,
      ['33.3%', '33.3%', '33.3%', '50%', '50%'],
    ],
    [
      'one under the other rather than one alone',
      ['Urlaub', 'Geschäftlich', 'Anderes'],
      94,
      ['100%', '100%', '100%'],
    ],
  ])('a choice has %s', (_what, labels, height, shares) => {
    withWindow({ width: 390, fontScale: 1 });
    const options = labels.map((label) => ({ key: label, label }));
    show(<SegmentedControl label="View" options={options} selected="" onSelect={noop} />);
    fireEvent(screen.getByLabelText('View'), 'layout', { nativeEvent: { layout: { width: 350, height } } });
    const looks = screen.getAllByRole('tab').map(({ props }) => StyleSheet.flatten(props.style as ViewStyle));
    expect(looks.map(({ flexBasis }) => flexBasis)).toEqual(shares);
  });

  it.each([
    [195, 1, []],
    [390, 1, ['Alerts']],
    [320, 1, ['Alerts']],
  ])(
    'in %d points, a tab keeps its name and shows its word where there is room',
    (width, fontScale, shown) => {
      withWindow({ width, fontScale });
      const item = (key: string) => ({ key, label: key, icon: 'bell' as const });
      const items = ['Today', 'Trips', 'Alerts', 'Explore', 'Help'].map(item);
      show(<TabBar items={items} selected="Today" onSelect={noop} place="bottom" />);
      expect(screen.getByRole('tab', { name: 'Alerts' })).toBeOnTheScreen();
      expect(screen.queryAllByText('Alerts').map(({ props }) => props.children as string)).toEqual(shown);
    },
  );

  it.each([
    [195, 1, true],
    [390, 1, false],
    [390, 2, true],
  ])('in %d points with type of %d, the title stands in its own line: %s', (width, fontScale, isOwn) => {
    withWindow({ width, fontScale });
    show(<ScreenHeader title="Andes field work" onBack={noop} trailing={<Text>Edit</Text>} />);
    const heading = screen.getByRole('heading', { name: 'Andes field work' });
    const centred = StyleSheet.flatten(heading.props.style as TextStyle).textAlign === 'center';
    expect(centred).toBe(!isOwn);
  });
});

describe('small things', () => {
  it('a field shows what is wrong in place of its help', () => {
    const field = (error: string | null) => (
      <TextField label="Name" value="" onChange={noop} help="As in your passport" error={error} />
    );
    show(field('Please write a name'));
    expect(screen.getByText('Please write a name')).toBeOnTheScreen();
    expect(screen.queryByText('As in your passport')).toBeNull();
  });

  it('a field for a longer text says when no more letters go in', () => {
    const field = (value: string) => (
      <TextField label="A few words" value={value} onChange={noop} maxLength={1_000} multiline />
    );
    const { rerender } = show(field('a'.repeat(999)));
    const said = 'It is full: 1,000 characters fit here.';
    expect(screen.queryByText(said)).toBeNull();
    rerender(<SafeAreaProvider initialMetrics={metrics}>{field('a'.repeat(1_000))}</SafeAreaProvider>);
    expect(screen.getByText(said)).toBeOnTheScreen();
  });

  it('a bar of progress tells its share, and never more than all', () => {
    show(<ProgressBar label="Downloading" share={1.4} />);
    expect(screen.getByRole('progressbar', { name: 'Downloading' })).toHaveAccessibilityValue({ now: 100 });
  });

  it.each([
    ['Maria Reyes', 'MR'],
    ['  ada ', 'A'],
    ['Ana de la Cruz', 'AC'],
    ['', '?'],
  ])('an avatar of %j shows %s', (name, initials) => {
    show(<Avatar name={name} />);
    expect(screen.getByText(initials, { includeHiddenElements: true })).toBeOnTheScreen();
  });

  it('unread news are said with their tab', () => {
    const news = { count: 120, label: '120 unread alerts' };
    show(
      <TabBar
        items={[{ key: 'a', label: 'Alerts', icon: 'bell', news }]}
        selected=""
        onSelect={noop}
        place="side"
      />,
    );
    expect(screen.getByRole('tab', { name: 'Alerts' })).toHaveProp('accessibilityHint', '120 unread alerts');
    expect(screen.getByText('99+', { includeHiddenElements: true })).toBeOnTheScreen();
  });

  it('a link shows where it leads before it opens', () => {
    const onOpen = jest.fn();
    show(<LinkSheet url="https://www.gov.example.evil.org/login?x=1" onOpen={onOpen} onClose={noop} />);
    expect(screen.getByText('www.gov.example.evil.org')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Open' }));
    expect(onOpen).toHaveBeenCalledWith('https://www.gov.example.evil.org/login?x=1');
  });

  it('a list without items shows what there is to say instead', () => {
    show(
      <ListScreen<string>
        title="Trips"
        items={[]}
        keyOf={(item) => item}
        renderItem={(item) => <Text>{item}</Text>}
        empty={<Text>No trips yet</Text>}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Trips' })).toBeOnTheScreen();
    expect(screen.getByText('No trips yet')).toBeOnTheScreen();
  });
});

describe('the look', () => {
  function Ink() {
    return <Text>{useTheme().ink}</Text>;
  }

  it.each([
    ['light', 'normal', palettes.light],
    ['dark', 'normal', palettes.dark],
    ['light', 'high', palettes.lightHighContrast],
    ['dark', 'high', palettes.darkHighContrast],
  ] as const)('is %s with %s contrast where the traveller says so', (scheme, contrast, { ink }) => {
    show(
      <ThemeProvider scheme={scheme} contrast={contrast}>
        <Ink />
      </ThemeProvider>,
    );
    expect(screen.getByText(ink)).toBeOnTheScreen();
  });
});
