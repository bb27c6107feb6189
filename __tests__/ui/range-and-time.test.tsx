import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Platform } from 'react-native';

import { readTypedTime } from '@/i18n/format/typed-time';
import { chooseDay, type DayRange } from '@/ui/day-range';
import { RangeField } from '@/ui/range-field';
import { TimeField } from '@/ui/time-field';
import { TimeStepper } from '@/ui/time-stepper';
import { stepHour, stepMinute } from '@/ui/time-steps';

import { show } from './support/show';

const onChange = jest.fn();
afterEach(() => {
  jest.clearAllMocks();
  jest.restoreAllMocks();
});

describe('a range of days', () => {
  const none: DayRange = { from: null, to: null };

  it('is chosen by its first day, then its last, and begun anew by a third touch', () => {
    const first = chooseDay(none, '2026-11-12');
    expect(first).toEqual({ from: '2026-11-12', to: null });
    expect(chooseDay(first, '2026-11-12')).toEqual({ from: '2026-11-12', to: '2026-11-12' });
    expect(chooseDay(first, '2026-11-10')).toEqual({ from: '2026-11-10', to: null });
    expect(chooseDay({ from: '2026-11-12', to: '2026-12-04' }, '2026-11-20')).toEqual({
      from: '2026-11-20',
      to: null,
    });
  });

  function Stay() {
    const [range, setRange] = useState(none);
    return (
      <RangeField
        label="Stay"
        value={range}
        today="2026-11-15"
        onChange={(next) => {
          onChange(next);
          setRange(next);
        }}
      />
    );
  }

  it('says at each touch what comes next, and is given when both days are there', () => {
    show(<Stay />);
    fireEvent.press(screen.getByRole('button', { name: 'Stay, Choose' }));
    expect(screen.getByText('Choose the first day.')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    fireEvent.press(screen.getByRole('button', { name: 'Thursday, Nov 12, 2026' }));
    expect(screen.getByText('The first day is Nov 12, 2026. Choose the last one.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Next month' }));
    fireEvent.press(screen.getByRole('button', { name: 'Friday, Dec 4, 2026' }));
    expect(screen.getByRole('button', { name: 'Friday, Dec 4, 2026, last day' })).toBeSelected();
    // What lies between is chosen too.
    expect(screen.getByRole('button', { name: 'Thursday, Dec 3, 2026' })).toBeSelected();
    expect(screen.getByRole('button', { name: 'Saturday, Dec 5, 2026' })).not.toBeSelected();
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    expect(onChange).toHaveBeenCalledWith({ from: '2026-11-12', to: '2026-12-04' });
    expect(screen.getByRole('button', { name: 'Stay, Nov 12 – Dec 4' })).toBeOnTheScreen();
  });

  it('is typed day by day too', () => {
    show(<Stay />, 'de');
    fireEvent.press(screen.getByRole('button', { name: /^Stay/ }));
    const input = screen.getByLabelText('Oder den Tag eingeben');
    for (const day of ['12.11.2026', '4.12.2026']) {
      fireEvent.changeText(input, day);
      fireEvent(input, 'submitEditing');
    }
    fireEvent.press(screen.getByRole('button', { name: 'Fertig' }));
    expect(onChange).toHaveBeenCalledWith({ from: '2026-11-12', to: '2026-12-04' });
  });
});

describe('a time of day', () => {
  it.each([
    ['14:05', '14:05'],
    ['9.30', '09:30'],
    ['14h05', '14:05'],
    ['14 h', '14:00'],
    ['1405', '14:05'],
    ['7', '07:00'],
    ['2:05 pm', '14:05'],
    ['2:05 p. m.', '14:05'],
    ['12 AM', '00:00'],
    ['12:30pm', '12:30'],
    ['24:00', null],
    ['13 pm', null],
    ['9:75', null],
    ['noon', null],
    ['', null],
  ])('typed as %j is %s', (typed, time) => expect(readTypedTime(typed)).toBe(time));

  it('goes around the clock in steps', () => {
    expect([stepHour('23:40', 1), stepHour('00:40', -1)]).toEqual(['00:40', '23:40']);
    expect([stepMinute('14:03', 1), stepMinute('14:03', -1)]).toEqual(['14:05', '14:00']);
    expect([stepMinute('23:55', 1), stepMinute('00:00', -1)]).toEqual(['00:00', '23:55']);
  });

  it('is changed by buttons and by a screen reader’s swipes', () => {
    show(<TimeField label="Pick-up" value="14:05" onChange={onChange} />);
    fireEvent.press(screen.getByRole('button', { name: 'Pick-up, 14:05' }));
    fireEvent.press(screen.getByRole('button', { name: 'Hour: later' }));
    const minute = screen.getByRole('spinbutton', { name: 'Minute' });
    fireEvent(minute, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
    expect(minute).toHaveAccessibilityValue({ now: 10, text: '10' });
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    expect(onChange).toHaveBeenCalledWith('15:10');
  });

  it('is changed by arrow keys in a browser, where other keys do what they always do', () => {
    jest.replaceProperty(Platform, 'OS', 'web');
    show(<TimeStepper label="Hour" value={14} shown="14" max={23} onStep={onChange} />);
    const hour = screen.getByRole('spinbutton', { name: 'Hour' });
    expect(hour).toHaveProp('tabIndex', 0);
    const preventDefault = jest.fn();
    for (const key of ['ArrowUp', 'ArrowDown', 'Tab']) fireEvent(hour, 'keyDown', { key, preventDefault });
    expect(onChange.mock.calls).toEqual([[1], [-1]]);
    expect(preventDefault).toHaveBeenCalledTimes(2);
  });

  it('that can’t be read is not taken, and the field says how to write it', () => {
    show(<TimeField label="Pick-up" value={null} onChange={onChange} />);
    fireEvent.press(screen.getByRole('button', { name: 'Pick-up, Choose' }));
    const input = screen.getByLabelText('Or type the time');
    fireEvent.changeText(input, 'noon');
    fireEvent(input, 'submitEditing');
    expect(screen.getByText('Write the time in numbers: 14:05.')).toBeOnTheScreen();
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.changeText(input, '2.20 pm');
    fireEvent(input, 'submitEditing');
    expect(onChange).toHaveBeenCalledWith('14:20');
  });
});
