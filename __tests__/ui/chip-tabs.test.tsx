import { fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { ScrollView } from 'react-native';

import { ChipTabs } from '@/ui/chip-tabs';

const TABS = [
  { key: 'overview', label: 'Overview' },
  { key: 'alerts', label: 'Alerts', count: 3 },
  { key: 'hospitals', label: 'Hospitals' },
] as const;
type Key = (typeof TABS)[number]['key'];

function Parts({ first = 'overview' }: { first?: Key }) {
  const [selected, setSelected] = useState<Key>(first);
  return <ChipTabs label="Parts" tabs={TABS} selected={selected} onSelect={setSelected} />;
}

describe('chips as tabs', () => {
  it('show one part at a time, with how many there are behind it', () => {
    render(<Parts />);
    expect(screen.getByLabelText('Parts')).toHaveProp('role', 'tablist');
    expect(screen.getByRole('tab', { name: 'Overview' })).toBeSelected();
    fireEvent.press(screen.getByRole('tab', { name: 'Alerts 3' }));
    expect(screen.getByRole('tab', { name: 'Alerts 3' })).toBeSelected();
    expect(screen.getByRole('tab', { name: 'Overview' })).not.toBeSelected();
  });

  it('bring the chosen one into sight', () => {
    const scrollTo = jest.spyOn(ScrollView.prototype, 'scrollTo').mockImplementation(() => undefined);
    render(<Parts first="hospitals" />);
    const at = (name: string, x: number) =>
      fireEvent(screen.getByRole('tab', { name }), 'layout', { nativeEvent: { layout: { x, y: 0 } } });
    at('Overview', 16);
    expect(scrollTo).not.toHaveBeenCalled();
    at('Hospitals', 400);
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ x: 368 }));
  });
});
