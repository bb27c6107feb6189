import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, type TextStyle } from 'react-native';

import { TimelineGap, TimelineItem } from '@/ui/timeline-item';
import { Timeline } from '@/ui/timeline-rail';

import { show } from './support/show';

const at = { moment: Date.UTC(2026, 10, 15, 19, 5), zone: 'America/Bogota' };

describe('a timeline', () => {
  it('reads an item as one sentence: when, what, and how it stands', () => {
    const onPress = jest.fn();
    show(
      <Timeline label="Today">
        <TimelineItem
          at={at}
          title="BOG → CLO"
          detail="Gate B12"
          state={{ kind: 'changed', note: '45 min late' }}
          onPress={onPress}
        />
      </Timeline>,
    );
    expect(screen.getByLabelText('Today')).toHaveProp('role', 'list');
    fireEvent.press(screen.getByRole('link', { name: '14:05, BOG → CLO, 45 min late, Gate B12' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', ['Over', 'Now', 'Cancelled']],
    ['es', ['Terminado', 'Ahora', 'Cancelado']],
    ['fr', ['Terminé', 'Maintenant', 'Annulé']],
    ['de', ['Vorbei', 'Jetzt', 'Abgesagt']],
  ] as const)('says every state in words, not in colours alone (%s)', (language, words) => {
    show(
      <>
        {(['done', 'now', 'cancelled'] as const).map((kind) => (
          <TimelineItem key={kind} at={at} title={kind} state={{ kind }} />
        ))}
      </>,
      language,
    );
    for (const word of words) expect(screen.getByText(word)).toBeOnTheScreen();
  });

  it('strikes through what was cancelled, and nothing else', () => {
    show(
      <>
        <TimelineItem at={at} title="Ferry" state={{ kind: 'cancelled' }} />
        <TimelineItem at={at} title="Hotel" />
      </>,
    );
    const lineOf = (title: string) =>
      StyleSheet.flatten<TextStyle>(screen.getByText(title).props.style as TextStyle).textDecorationLine;
    expect([lineOf('Ferry'), lineOf('Hotel')]).toEqual(['line-through', undefined]);
  });

  it('tells what lies between, and a time that nobody told by a dash', () => {
    show(
      <>
        <TimelineGap label="1 h 35 in Cali" />
        <TimelineItem at={{ local: '' }} title="Hotel" />
      </>,
    );
    expect(screen.getByText('1 h 35 in Cali')).toBeOnTheScreen();
    expect(screen.getByText('–')).toBeOnTheScreen();
  });
});
