import 'react-native-gesture-handler/jestSetup';

import { act, screen } from '@testing-library/react-native';
import { Dimensions, StyleSheet, type ViewStyle } from 'react-native';

import { partEntries } from '@/features/gallery/part-entries';
import { LANGUAGES } from '@/i18n/languages';

import { show } from '../../ui/support/show';

const TOUCHED = /^(button|link|checkbox|radio|switch|tab)$/;

/** What a screen reader says of it: its own name, or the texts in it. */
const nameOf = (node: ReturnType<typeof findTouched>[number]): string =>
  (node.props['aria-label'] as string | undefined) ??
  (node.props.accessibilityLabel as string | undefined) ??
  node
    .findAll(({ type }) => (type as unknown) === 'Text')
    .length.toString()
    .replace(/^0$/, '');

const findTouched = () =>
  screen.root.findAll(
    ({ type, props }) =>
      typeof type === 'string' && TOUCHED.test(String(props.role ?? props.accessibilityRole)),
  );

describe.each(partEntries)('in the gallery, $name', ({ Page }) => {
  it.each(LANGUAGES)(
    'is drawn in %s, and all that is touched has a name and room for a thumb',
    (language) => {
      show(<Page />, language);
      for (const node of findTouched()) {
        expect(nameOf(node)).not.toBe('');
        const style = StyleSheet.flatten<ViewStyle>(node.props.style as ViewStyle);
        // What is drawn small may be touched around it too.
        const around = 2 * Number(node.props.hitSlop ?? 0);
        expect(Number(style.minHeight ?? style.height ?? 44) + around).toBeGreaterThanOrEqual(44);
      }
    },
  );

  it('is drawn in 195 points, with type of twice the size', () => {
    const [window, whole] = [Dimensions.get('window'), Dimensions.get('screen')];
    act(() => Dimensions.set({ window: { ...window, width: 195, fontScale: 2 }, screen: whole }));
    show(<Page />, 'de');
    expect(screen.root).toBeOnTheScreen();
    act(() => Dimensions.set({ window, screen: whole }));
  });
});
