import { useWords } from '@/i18n/locale-provider';
import { healthWords } from '@/i18n/messages/health';
import { useLinkHandlers } from '@/runtime/use-link-handlers';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

interface ChaptersProps {
  /** Titles with what is written; a chapter without text is left out. */
  chapters: readonly (readonly [title: string, text: string | null | undefined])[];
}

export function Chapters({ chapters }: ChaptersProps) {
  const words = useWords(healthWords);
  const links = useLinkHandlers();
  const written = chapters.flatMap(([title, text]) => (text?.trim() ? [{ title, text }] : []));
  if (written.length === 0) return <Text color="quietInk">{words.nothingWritten}</Text>;
  return (
    <>
      {written.map(({ title, text }) => (
        <Section key={title} title={title}>
          <LinkedText text={text} {...links} />
        </Section>
      ))}
      <Text variant="quiet" color="quietInk">
        {words.notAdvice}
      </Text>
    </>
  );
}
