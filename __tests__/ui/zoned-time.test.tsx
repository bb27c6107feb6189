import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, type TextStyle, type ViewStyle } from 'react-native';

import { ZonedTime } from '@/ui/zoned-time';

import { show } from './support/show';

const zone = 'America/Bogota';
const planned = { moment: Date.UTC(2026, 10, 15, 18, 20), zone };
const now = { moment: Date.UTC(2026, 10, 15, 19, 5), zone };

const spoken = (text: string) => screen.getByLabelText(text.replace('−', '−\u2060'));

describe('a time at a place, on a screen', () => {
  it('strikes the plan through, and says both in words', () => {
    show(<ZonedTime at={now} planned={planned} />);
    expect(spoken('planned 13:20, now 14:05, UTC−5')).toBeOnTheScreen();
    const style = StyleSheet.flatten<TextStyle>(screen.getByText('13:20').props.style as TextStyle);
    expect(style.textDecorationLine).toBe('line-through');
  });

  it('tells the time at home when it is asked, and only where it differs', () => {
    show(<ZonedTime at={now} home="Europe/Berlin" />);
    const ask = screen.getByRole('button', { name: 'Time at home' });
    const style = StyleSheet.flatten<ViewStyle>(ask.props.style as ViewStyle);
    expect([style.minWidth, style.minHeight]).toEqual([44, 44]);
    expect(ask).toBeCollapsed();
    expect(screen.queryByText(/at home/)).toBeNull();
    fireEvent.press(ask);
    expect(ask).toBeExpanded();
    expect(spoken('14:05, UTC−5, 20:05 at home')).toBeOnTheScreen();
  });

  it('asks nothing of whoever is at home', () => {
    show(<ZonedTime at={now} home={zone} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('speaks the language of the app, and leaves out a zone that is said elsewhere', () => {
    const from = { moment: planned.moment - 86_400_000, zone };
    show(<ZonedTime at={now} from={from} home="Europe/Berlin" homeIs="shown" showsZone={false} />, 'de');
    expect(screen.getByText(/· \+1 Tag · 20:05 zu Hause/)).toBeOnTheScreen();
    expect(screen.queryByText(/UTC/)).toBeNull();
  });

  it('shows a dash for what names no time', () => {
    show(<ZonedTime at={{ local: 'soon' }} />);
    expect(screen.getByText('–')).toBeOnTheScreen();
  });
});
