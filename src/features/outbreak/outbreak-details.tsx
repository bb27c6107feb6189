import type { DiseaseOutbreak } from '@/contract/disease-outbreak';
import { useWords } from '@/i18n/locale-provider';
import { outbreakWords } from '@/i18n/messages/outbreak';
import { useLinkHandlers } from '@/runtime/use-link-handlers';
import { useOutbreak } from '@/runtime/use-outbreak';
import { useToday } from '@/runtime/use-today';
import { Flag } from '@/ui/flag';
import { Headline } from '@/ui/headline';
import { LinkedText } from '@/ui/linked-text';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { SourceLinks } from '@/ui/source-links';
import { Text } from '@/ui/text';

interface OutbreakDetailsProps {
  outbreak: DiseaseOutbreak;
  onOpen: (path: string) => void;
}

export function OutbreakDetails({ outbreak, onOpen }: OutbreakDetailsProps) {
  const words = useWords(outbreakWords);
  const links = useLinkHandlers();
  const today = useToday();
  const { disease, country, where, summary, known } = useOutbreak()(outbreak);
  const isOver = outbreak.finish !== null && outbreak.finish < today;
  return (
    <>
      <Headline variant="detailTitle" role="heading">{`${disease}: ${country}`}</Headline>
      {isOver && <Text variant="action">{words.over}</Text>}
      <Text color="quietInk">{[summary, known].filter(Boolean).join(' · ')}</Text>
      {outbreak.comment && <LinkedText text={outbreak.comment} {...links} />}
      <Section title={words.where}>
        <Text>{where || words.wholeCountry}</Text>
      </Section>
      <SourceLinks urls={outbreak.references} toLabel={words.source} onOpenLink={links.onOpenLink} />
      <Row
        icon="virus"
        title={words.toDisease(disease)}
        onPress={() => onOpen(`/disease/${outbreak.disease_id}`)}
      />
      <Row
        leading={<Flag code={outbreak.country.country_code} />}
        title={words.toCountry(country)}
        onPress={() => onOpen(`/country/${outbreak.country_id}?part=health`)}
        last
      />
    </>
  );
}
