import { useMemo, useState } from 'react';

import type { ShortCountry } from '@/contract/country';
import { findCountries, groupCountries } from '@/domain/group-countries';
import { useWords } from '@/i18n/locale-provider';
import { exploreWords } from '@/i18n/messages/explore';
import { useMapSetting } from '@/runtime/use-map-setting';
import { NothingThere } from '@/ui/data-states';
import { EmptyState } from '@/ui/empty-state';
import { FreshnessLine } from '@/ui/freshness-line';
import { ListScreen } from '@/ui/list-screen';
import type { Refresh } from '@/ui/refresh';
import type { ScreenHeaderProps } from '@/ui/screen-header';
import { Section } from '@/ui/section';
import { SegmentedControl } from '@/ui/segmented-control';
import { TextField } from '@/ui/text-field';

import { CountryRow } from './country-row';
import { StatusMap } from './status-map';
import type { ExploreView } from './use-explore-screen';

type Line = { kind: 'heading'; title: string } | { kind: 'country'; country: ShortCountry };

interface CountryListProps {
  view: Extract<ExploreView, { kind: 'ready' }>;
  header: ScreenHeaderProps & { refresh: Refresh };
  onOpen: (path: string) => void;
}

export function CountryList({ view, header, onOpen }: CountryListProps) {
  const words = useWords(exploreWords);
  const { isOnline } = useMapSetting();
  const [shape, setShape] = useState<'list' | 'map'>('list');
  const [text, setText] = useState('');
  const { countries, here, tripCodes, freshness } = view;
  const lines = useMemo(() => {
    const titles = { here: words.here, trips: words.ofTrips };
    return groupCountries(findCountries(countries, text), here, tripCodes).flatMap((group): Line[] => [
      { kind: 'heading', title: group.key === 'letter' ? group.letter : titles[group.key] },
      ...group.countries.map((country): Line => ({ kind: 'country', country })),
    ]);
  }, [countries, here, tripCodes, text, words]);
  const empty =
    freshness.kind === 'nothing-there' ? (
      <NothingThere title={words.noneTitle} checkedAt={freshness.checkedAt} />
    ) : (
      <EmptyState
        icon="search"
        title={words.noMatch(text.trim())}
        detail={words.noMatchDetail}
        action={{ label: words.searchAll, onPress: () => onOpen('/search') }}
      />
    );
  return (
    <ListScreen
      {...header}
      items={shape === 'list' ? lines : []}
      keyOf={(line) => (line.kind === 'country' ? line.country.id : `heading/${line.title}`)}
      typeOf={(line) => line.kind}
      renderItem={(line) =>
        line.kind === 'heading' ? (
          <Section kind="quiet" title={line.title} />
        ) : (
          <CountryRow country={line.country} onPress={() => onOpen(`/country/${line.country.id}`)} />
        )
      }
      above={
        <>
          <SegmentedControl
            label={words.view}
            options={[
              { key: 'list', label: words.list },
              { key: 'map', label: words.map },
            ]}
            selected={shape}
            onSelect={setShape}
          />
          {shape === 'list' && (
            <TextField
              label={words.find}
              value={text}
              onChange={setText}
              autoCorrect={false}
              returnKeyType="search"
              clearButtonMode="while-editing"
            />
          )}
          <FreshnessLine freshness={freshness} offline={!isOnline} />
          {shape === 'map' && <StatusMap countries={countries} onOpen={onOpen} />}
        </>
      }
      empty={shape === 'map' ? undefined : empty}
    />
  );
}
