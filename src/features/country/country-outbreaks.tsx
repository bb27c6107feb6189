import { useWords } from '@/i18n/locale-provider';
import { outbreakWords } from '@/i18n/messages/outbreak';
import { useOutbreak } from '@/runtime/use-outbreak';
import { Rows } from '@/ui/rows';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { isNotHere, type CountryPartProps } from './country-props';

interface CountryOutbreaksProps extends Pick<CountryPartProps, 'view'> {
  onOpen: (path: string) => void;
}

/** Which diseases spread there now. */
export function CountryOutbreaks({ view, onOpen }: CountryOutbreaksProps) {
  const { outbreaks, outbreaksFreshness } = view;
  const words = useWords(outbreakWords);
  const tell = useOutbreak();
  const rows = outbreaks.map((outbreak) => {
    const { disease, where, summary, known } = tell(outbreak);
    return {
      key: outbreak.id,
      icon: 'virus' as const,
      title: disease,
      detail: [where, summary, known].filter(Boolean).join(' · '),
      onPress: () => onOpen(`/outbreak/${outbreak.id}`),
    };
  });
  return (
    <Section title={words.outbreaks} count={rows.length} checked={{ freshness: outbreaksFreshness }}>
      {rows.length === 0 && !isNotHere(outbreaksFreshness) && <Text color="quietInk">{words.none}</Text>}
      <Rows rows={rows} />
    </Section>
  );
}
