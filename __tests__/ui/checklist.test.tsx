import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';

import { Checklist } from '@/ui/checklist';
import { type ChecklistItem, toChecklistState } from '@/ui/checklist-item';

import { show } from './support/show';

const TODAY = '2026-11-15';
const item = (changes: Partial<ChecklistItem> = {}): ChecklistItem => ({
  key: 'fever',
  title: 'Yellow fever',
  isDone: false,
  ...changes,
});

describe('how a thing to do stands', () => {
  it.each([
    [{}, 'open'],
    [{ by: TODAY }, 'open'],
    [{ by: '2026-11-14' }, 'overdue'],
    [{ by: '2026-11-14', isDone: true }, 'done'],
    [{ notBefore: '2026-11-16' }, 'early'],
    [{ notBefore: TODAY }, 'open'],
    [{ notBefore: '2026-11-16', by: '2026-11-14' }, 'overdue'],
  ] as const)('%j is %s', (changes, state) => {
    expect(toChecklistState(item(changes), TODAY)).toBe(state);
  });
});

describe('a checklist', () => {
  it('counts what is done, and gives the other state of what is tapped', () => {
    const onToggle = jest.fn();
    const items = [
      item({ key: 'form', title: 'Form', isDone: true, doneOn: '2026-11-12' }),
      item({ by: '2026-11-28', detail: 'needed 10 days before Peru' }),
    ];
    show(<Checklist title="To do" items={items} today={TODAY} onToggle={onToggle} />);
    expect(screen.getByText('1 of 2 done')).toBeOnTheScreen();
    const done = screen.getByRole('checkbox', { name: 'Form, done Nov 12' });
    expect(done).toBeChecked();
    fireEvent.press(done);
    const open = screen.getByRole('checkbox', {
      name: 'Yellow fever, by Nov 28 · needed 10 days before Peru',
    });
    expect(open).not.toBeChecked();
    const style = StyleSheet.flatten<ViewStyle>(open.props.style as ViewStyle);
    expect(style.minHeight).toBeGreaterThanOrEqual(44);
    fireEvent.press(open);
    expect(onToggle.mock.calls).toEqual([
      ['form', false],
      ['fever', true],
    ]);
  });

  it.each([
    ['en', 'was due Nov 10', 'not before Nov 30'],
    ['es', 'venció el 10 nov', 'no antes del 30 nov'],
    ['fr', 'était à faire le 10 nov.', 'pas avant le 30 nov.'],
    ['de', 'fällig gewesen 10. Nov.', 'nicht vor 30. Nov.'],
  ] as const)('says in %s what is late and what is too early', (language, late, early) => {
    const items = [item({ by: '2026-11-10' }), item({ key: 'test', notBefore: '2026-11-30' })];
    show(<Checklist title="…" items={items} today={TODAY} onToggle={jest.fn()} />, language);
    expect(screen.getByText(late)).toBeOnTheScreen();
    expect(screen.getByText(early)).toBeOnTheScreen();
  });

  it('says once that all is done', () => {
    const items = [item({ isDone: true })];
    show(<Checklist title="To do" items={items} today={TODAY} onToggle={jest.fn()} />);
    expect(screen.getByText('All done')).toBeOnTheScreen();
  });
});
