import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';

import { type Verdict, VerdictLine } from '@/ui/verdict-line';
import { WalletCard } from '@/ui/wallet-card';

import { show } from './support/show';

const VERDICTS: Verdict[] = ['yes', 'yes-if', 'no-unless', 'no', 'unknown'];

describe('a verdict', () => {
  it.each([
    ['en', ['Yes', 'Yes, if …', 'No, unless …', 'No', 'We do not know']],
    ['es', ['Sí', 'Sí, si…', 'No, salvo que…', 'No', 'No lo sabemos']],
    ['fr', ['Oui', 'Oui, si…', 'Non, sauf si…', 'Non', 'Nous ne savons pas']],
    ['de', ['Ja', 'Ja, wenn …', 'Nein, außer …', 'Nein', 'Das wissen wir nicht']],
  ] as const)('is a word in %s, each another', (language, words) => {
    show(
      <>
        {VERDICTS.map((verdict) => (
          <VerdictLine key={verdict} verdict={verdict} title="Peru" reason="…" />
        ))}
      </>,
      language,
    );
    for (const word of words) expect(screen.getByText(word)).toBeOnTheScreen();
  });

  it('is read before its reason', () => {
    const onPress = jest.fn();
    show(
      <VerdictLine
        verdict="yes-if"
        title="Peru"
        reason="Yellow fever certificate."
        checked="Checked 12 Nov"
        onPress={onPress}
      />,
    );
    fireEvent.press(
      screen.getByRole('link', { name: 'Peru, Yes, if …, Yellow fever certificate., Checked 12 Nov' }),
    );
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

describe('a card to show to others', () => {
  it('has a number to copy and a button within reach of a thumb', () => {
    const onPress = jest.fn();
    show(
      <WalletCard
        kind="Coverage"
        reference="F3C33D"
        title="Medical"
        action={{ label: 'Call insurer', onPress }}
      />,
    );
    expect(screen.getByText('F3C33D')).toHaveProp('selectable', true);
    const button = screen.getByRole('button', { name: 'Call insurer' });
    const style = StyleSheet.flatten<ViewStyle>(button.props.style as ViewStyle);
    expect(style.minHeight).toBeGreaterThanOrEqual(44);
    fireEvent.press(button);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('says in words that it holds no longer', () => {
    show(<WalletCard kind="Coverage" title="Medical" invalid="Ended 4 Nov" />);
    expect(screen.getByText('Coverage · Ended 4 Nov')).toBeOnTheScreen();
  });
});
