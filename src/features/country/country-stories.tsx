import { useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import { useStory } from '@/runtime/use-story';
import { Section } from '@/ui/section';
import { StoryCard } from '@/ui/story-card';
import { Text } from '@/ui/text';

import { isNotHere, type CountryPartProps } from './country-props';
import { MissingPart } from './missing-part';

interface CountryStoriesProps extends CountryPartProps {
  onOpen: (path: string) => void;
}

/** The alerts and advisories that are on this device, those of the past month and what came before with a trip. */
export function CountryStories({ view, download, onOpen }: CountryStoriesProps) {
  const { news, newsFreshness } = view;
  const words = useWords(countryWords);
  const toStory = useStory();
  const alerts = news.filter(({ kind }) => kind === 'alert').length;
  const isMissing = isNotHere(newsFreshness);
  return (
    <Section title={words.news} checked={{ freshness: newsFreshness }}>
      {news.length > 0 && (
        <Text variant="quiet" color="quietInk">
          {words.newsCount(alerts, news.length - alerts)}
        </Text>
      )}
      {newsFreshness.kind === 'nothing-there' && <Text color="quietInk">{words.noNews}</Text>}
      {news.map((story) => (
        <StoryCard key={story.id} {...toStory(story)} onPress={() => onOpen(`/${story.kind}/${story.id}`)} />
      ))}
      {/* Where the whole page is missing, it says so once. */}
      {isMissing && view.whole !== null && <MissingPart download={download} />}
    </Section>
  );
}
