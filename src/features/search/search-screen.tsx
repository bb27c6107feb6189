import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { searchWords } from '@/i18n/messages/search';
import type { ScreenNavigation } from '@/runtime/use-screen-navigation';
import type { SearchKind } from '@/store/search-texts';
import { EmptyState } from '@/ui/empty-state';
import type { IconName } from '@/ui/icon-paths';
import { ListScreen } from '@/ui/list-screen';
import { LiveRegion } from '@/ui/live-region';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { useSearchScreen } from './use-search-screen';

const KINDS: Record<SearchKind, { icon: IconName; path: string }> = {
  trips: { icon: 'briefcase', path: 'trip' },
  countries: { icon: 'globe', path: 'country' },
  alerts: { icon: 'bell', path: 'alert' },
  advisories: { icon: 'info', path: 'advisory' },
  diseases: { icon: 'virus', path: 'disease' },
  medications: { icon: 'pill', path: 'medication' },
  vaccinations: { icon: 'syringe', path: 'vaccination' },
  hospitals: { icon: 'hospital', path: 'hospital' },
  entry_rules: { icon: 'passport', path: 'entry-rule' },
  segments: { icon: 'calendar', path: 'segment' },
  disease_outbreaks: { icon: 'virus', path: 'outbreak' },
};

export function SearchScreen({ onOpen, onBack }: ScreenNavigation) {
  const words = useWords(searchWords);
  const [text, setText] = useState('');
  const view = useSearchScreen(text);
  const found = view.kind === 'found' ? words.found(view.count) : '';
  return (
    <ListScreen
      title={words.title}
      onBack={onBack}
      items={view.kind === 'found' ? view.lines : []}
      keyOf={(line) => (line.kind === 'hit' ? `${line.hit.kind}/${line.hit.id}` : `heading/${line.of}`)}
      typeOf={(line) => line.kind}
      renderItem={(line) =>
        line.kind === 'heading' ? (
          <Section kind="quiet" title={words.kinds[line.of]} count={line.count} />
        ) : (
          <Row
            icon={KINDS[line.hit.kind].icon}
            title={line.hit.title}
            onPress={() => onOpen(`/${KINDS[line.hit.kind].path}/${line.hit.id}`)}
          />
        )
      }
      above={
        <>
          <TextField
            label={words.field}
            value={text}
            onChange={setText}
            help={words.hint}
            autoFocus
            autoCorrect={false}
            returnKeyType="search"
            clearButtonMode="while-editing"
          />
          <LiveRegion message={found}>
            {found !== '' && (
              <Text variant="quiet" color="quietInk">
                {found}
              </Text>
            )}
          </LiveRegion>
        </>
      }
      empty={
        view.kind === 'nothing-found' ? (
          <EmptyState icon="search" title={words.none(view.text)} detail={words.noneDetail} />
        ) : undefined
      }
    />
  );
}
