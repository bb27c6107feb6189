import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { toLocale, type DeviceHabits } from '@/i18n/locale';
import { LocaleProvider } from '@/i18n/locale-provider';
import { DayField } from '@/ui/day-field';
import { addDays, addMonths, toWeeks } from '@/ui/month-grid';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};
const onChange = jest.fn();

function openPicker(props: Partial<Parameters<typeof DayField>[0]> = {}, device?: DeviceHabits) {
  const field = (
    <DayField label="First day" value="2026-03-31" today="2026-03-20" onChange={onChange} {...props} />
  );
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      {device ? <LocaleProvider device={device}>{field}</LocaleProvider> : field}
    </SafeAreaProvider>,
  );
  fireEvent.press(screen.getByRole('button', { name: /^First day/ }));
}

describe('the choice of a day', () => {
  afterEach(() => jest.clearAllMocks());

  it('opens at the month of its day, and gives the day that is touched', () => {
    openPicker();
    expect(screen.getByRole('heading', { name: 'March 2026' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Tuesday, Mar 31, 2026' })).toBeSelected();
    fireEvent.press(screen.getByRole('button', { name: 'Monday, Mar 9, 2026' }));
    expect(onChange).toHaveBeenCalledWith('2026-03-09');
    expect(screen.queryByRole('heading', { name: 'March 2026' })).toBeNull();
  });

  it('goes from month to month, also over the turn of a year', () => {
    openPicker({ value: '2026-12-05' });
    fireEvent.press(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { name: 'January 2027' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Month before' }));
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeOnTheScreen();
  });

  it('does not give a day before the first possible one', () => {
    openPicker({ value: null, min: '2026-05-10' });
    expect(screen.getByRole('heading', { name: 'May 2026' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Saturday, May 9, 2026' })).toBeDisabled();
    const input = screen.getByLabelText('Or type the day');
    fireEvent.changeText(input, '2026-05-09');
    expect(screen.getByText('This day is too early.')).toBeOnTheScreen();
    fireEvent(input, 'submitEditing');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each(['submitEditing', 'blur'])('says which form it reads, after another was typed (%s)', (event) => {
    openPicker();
    const input = screen.getByLabelText('Or type the day');
    fireEvent.changeText(input, '9 March');
    expect(screen.queryByText(/Write the day in numbers/)).toBeNull();
    fireEvent(input, event);
    expect(screen.getByText(/with the whole year: 03\/25\/2027/)).toBeOnTheScreen();
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.changeText(input, '3/9/2027');
    fireEvent(input, 'submitEditing');
    expect(onChange).toHaveBeenCalledWith('2027-03-09');
  });

  it('is typed and laid out as the traveller is used to', () => {
    const german = {
      languageTag: 'de-DE',
      region: 'DE',
      usesMetric: true,
      uses24HourClock: true,
      firstWeekday: null,
    };
    openPicker({}, german);
    const input = screen.getByLabelText('Oder den Tag eingeben');
    fireEvent.changeText(input, '9.3.2027');
    fireEvent(input, 'submitEditing');
    expect(onChange).toHaveBeenCalledWith('2027-03-09');
    expect(toLocale(german).firstWeekday).toBe(0);
    expect(toLocale({ ...german, languageTag: 'en-US', region: 'US' }).firstWeekday).toBe(6);
    expect(toLocale({ ...german, languageTag: 'fr-DZ', region: 'DZ' }).firstWeekday).toBe(5);
    // What its owner has set goes over what is usual there.
    expect(toLocale({ ...german, firstWeekday: 6 }).firstWeekday).toBe(6);
  });

  it('takes no day that the calendar does not have', () => {
    openPicker();
    const input = screen.getByLabelText('Or type the day');
    fireEvent.changeText(input, '2026-02-30');
    expect(screen.getByText(/This is no day of the calendar/)).toBeOnTheScreen();
    fireEvent(input, 'submitEditing');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the grid of a month', () => {
  it('begins weeks where the traveller does', () => {
    const firstWeek = (first: number) => toWeeks('2026-03', first)[0]?.map((cell) => cell?.number ?? null);
    expect(firstWeek(0)).toEqual([null, null, null, null, null, null, 1]);
    expect(firstWeek(6)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(firstWeek(5)).toEqual([null, 1, 2, 3, 4, 5, 6]);
    expect(toWeeks('2026-03', 6)[0]?.[0]?.weekday).toBe(6);
  });

  it('begins weeks on Monday and has every day once', () => {
    const weeks = toWeeks('2028-02');
    expect(weeks[0]?.[0]).toBeNull();
    expect(weeks[0]?.[1]).toEqual({ day: '2028-02-01', number: 1, weekday: 1 });
    const days = weeks.flat().filter((cell) => cell !== null);
    expect(days.map(({ number }) => number)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
  });

  it('reckons without clocks', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', 14)).toBe('2028-01');
  });
});
