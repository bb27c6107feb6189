import { useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import { useStory } from '@/runtime/use-story';
import { Button } from '@/ui/button';
import { FreshnessLine } from '@/ui/freshness-line';
import { Section } from '@/ui/section';
import { StoryCard } from '@/ui/story-card';
import { Text } from '@/ui/text';

import type { CountryPartProps } from './country-props';

interface CountryStoriesProps extends CountryPartProps {
  onOpen: (path: string) => void;
}

/** The alerts and advisories that are on this device, those of the past month and what came before with a trip. */
export function CountryStories({ view, download, onOpen }: CountryStoriesProps) {
  const { news, newsFreshness } = view;
  const words = useWords(countryWords);
  const toStory = useStory();
  const alerts = news.filter(({ kind }) => kind === 'alert').length;
  const neverCame = newsFreshness.kind === 'never-downloaded';
  return (
    <Section title={words.news}>
      {news.length > 0 && (
        <Text variant="quiet" color="quietInk">
          {words.newsCount(alerts, news.length - alerts)}
        </Text>
      )}
      <FreshnessLine freshness={newsFreshness} />
      {newsFreshness.kind === 'nothing-there' && <Text color="quietInk">{words.noNews}</Text>}
      {news.map((story) => (
        <StoryCard key={story.id} {...toStory(story)} onPress={() => onOpen(`/${story.kind}/${story.id}`)} />
      ))}
      {neverCame && (
        <Button
          kind="outline"
          size="small"
          label={words.downloadAll}
          onPress={download.start}
          busy={download.progress !== null}
        />
      )}
    </Section>
  );
}
