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

const layOut = (name: string, x: number) =>
  fireEvent(screen.getByRole('tab', { name }), 'layout', {
    nativeEvent: { layout: { x, y: 0, width: 120 } },
  });

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
    layOut('Overview', 16);
    expect(scrollTo).not.toHaveBeenCalled();
    layOut('Hospitals', 400);
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ x: 368 }));
  });
  it('bring one into sight that is chosen at the edge, and leave the line alone for one in the middle', () => {
    const scrollTo = jest.spyOn(ScrollView.prototype, 'scrollTo').mockImplementation(() => undefined);
    render(<Parts />);
    fireEvent(screen.getByLabelText('Parts'), 'layout', {
      nativeEvent: { layout: { x: 0, y: 0, width: 390 } },
    });
    layOut('Overview', 16);
    layOut('Alerts 3', 144);
    layOut('Hospitals', 272);
    scrollTo.mockClear();
    fireEvent.press(screen.getByRole('tab', { name: 'Alerts 3' }));
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.press(screen.getByRole('tab', { name: 'Hospitals' }));
    // To its end, and a little of what follows.
    expect(scrollTo).toHaveBeenLastCalledWith({ x: 272 + 120 + 32 - 390, animated: true });
    fireEvent.scroll(screen.getByLabelText('Parts'), { nativeEvent: { contentOffset: { x: 34, y: 0 } } });
    fireEvent.press(screen.getByRole('tab', { name: 'Overview' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ x: 0, animated: true });
  });
});
