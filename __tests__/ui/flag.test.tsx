import { render, renderHook, screen } from '@testing-library/react-native';
import { SvgXml } from 'react-native-svg';

import { Flag } from '@/ui/flag';
import { useFlagDrawing } from '@/ui/flag-drawings';

import shown from '../../assets/names/shown.json';

describe('a flag', () => {
  it('is drawn without a network, on phones that have no flags among their letters too', () => {
    render(<Flag code="co" name="Colombia" />);
    expect(screen.getByRole('img', { name: 'Colombia' })).toBeOnTheScreen();
    expect(screen.UNSAFE_getByType(SvgXml).props).toMatchObject({
      xml: expect.stringContaining('<svg') as string,
    });
    expect(screen.queryByText('🇨🇴')).toBeNull();
  });

  it('is in the app for every country', () => {
    const codes = shown.codes.split('|');
    const drawings = codes.map((code) => renderHook(() => useFlagDrawing(code)).result.current);
    expect(codes.filter((_code, index) => !drawings[index]?.startsWith('<svg '))).toEqual([]);
    expect(codes.length).toBeGreaterThan(240);
  });

  it('of a place that the app does not know is its letters', () => {
    render(<Flag code="ZZ" name="Nowhere" />);
    expect(screen.getByText('🇿🇿')).toBeOnTheScreen();
    expect(screen.UNSAFE_queryByType(SvgXml)).toBeNull();
  });
});
