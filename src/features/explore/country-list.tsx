import { useMemo, useRef, useState } from 'react';

import type { ShortCountry } from '@/contract/country';
import { findCountries, groupCountries } from '@/domain/group-countries';
import { useWords } from '@/i18n/locale-provider';
import { exploreWords } from '@/i18n/messages/explore';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { NothingThere } from '@/ui/data-states';
import { EmptyState } from '@/ui/empty-state';
import { FreshnessLine, needsNoWord } from '@/ui/freshness-line';
import { LetterIndex } from '@/ui/letter-index';
import { ListScreen, type ListScroller } from '@/ui/list-screen';
import type { Refresh } from '@/ui/refresh';
import type { ScreenHeaderProps } from '@/ui/screen-header';
import { Section } from '@/ui/section';
import { TextField } from '@/ui/text-field';
import { useIsLow } from '@/ui/use-is-low';

import { CountryRow } from './country-row';
import type { ExploreView } from './use-explore-screen';

type Line = { kind: 'heading'; title: string } | { kind: 'country'; country: ShortCountry };

interface CountryListProps {
  view: Extract<ExploreView, { kind: 'ready' }>;
  header: ScreenHeaderProps & { refresh: Refresh };
  onOpen: (path: string) => void;
}

/** With fewer letters one has scrolled to the end before one has aimed. */
const FEWEST_LETTERS = 6;

/** Every country, the traveller's own first, then by letter; or found by its name. */
export function CountryList({ view, header, onOpen }: CountryListProps) {
  const words = useWords(exploreWords);
  const isLow = useIsLow();
  const [text, setText] = useState('');
  const scroller = useRef<ListScroller>(null);
  const { countries, here, tripCodes, freshness } = view;
  const checked = useWhenChecked(freshness);
  const groups = useMemo(
    () => groupCountries(findCountries(countries, text), here, tripCodes),
    [countries, here, tripCodes, text],
  );
  const lines = useMemo(() => {
    const titles = { here: words.here, trips: words.ofTrips };
    return groups.flatMap((group): Line[] => [
      { kind: 'heading', title: group.key === 'letter' ? group.letter : titles[group.key] },
      ...group.countries.map((country): Line => ({ kind: 'country', country })),
    ]);
  }, [groups, words]);
  const letters = groups.flatMap(({ key, letter }) => (key === 'letter' ? [letter] : []));
  const goTo = (letter: string) =>
    scroller.current?.scrollToIndex({
      index: lines.findIndex((line) => line.kind === 'heading' && line.title === letter),
      animated: false,
    });
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
      isDense
      scroller={scroller}
      items={lines}
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
          <TextField
            label={words.find}
            isLabelWithin
            value={text}
            onChange={setText}
            autoCorrect={false}
            returnKeyType="search"
            clearButtonMode="while-editing"
          />
          {/* Where it is fresh, a line of countries is worth more. */}
          {!needsNoWord(checked) && <FreshnessLine {...checked} />}
        </>
      }
      beside={
        letters.length >= FEWEST_LETTERS && !isLow ? (
          <LetterIndex label={words.index} letters={letters} onSelect={goTo} />
        ) : undefined
      }
      empty={empty}
    />
  );
}
