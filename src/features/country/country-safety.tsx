import { useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import { useLinkHandlers } from '@/runtime/use-link-handlers';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import type { CountryPartProps } from './country-props';
import { MissingPart } from './missing-part';

export function CountrySafety({ view, download }: CountryPartProps) {
  const { whole, short } = view;
  const words = useWords(countryWords);
  const links = useLinkHandlers();
  const chapters: [string, string | null | undefined][] = [
    [words.areas, whole?.sec_areas],
    [words.personal, whole?.sec_personal],
    [words.violence, whole?.sec_ext_viol],
    [words.unrest, whole?.sec_pol_unr],
    [words.emergencyText, short.sec_emer_num],
  ];
  const written = chapters.flatMap(([title, text]) => (text?.trim() ? [{ title, text }] : []));
  return (
    <>
      {written.map(({ title, text }) => (
        <Section key={title} title={title}>
          <LinkedText text={text} {...links} />
        </Section>
      ))}
      {whole === null && <MissingPart download={download} />}
      {whole !== null && written.length === 0 && <Text color="quietInk">{words.nothingWritten}</Text>}
    </>
  );
}
