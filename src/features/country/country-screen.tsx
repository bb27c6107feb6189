import { type ReactNode, useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import { useNearestFirst } from '@/runtime/use-nearest-first';
import type { ScreenNavigation } from '@/runtime/use-screen-navigation';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { ChipTabs } from '@/ui/chip-tabs';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { MissingRecord } from '@/ui/missing-record';
import { ListScreen } from '@/ui/list-screen';
import { Screen } from '@/ui/screen';

import { CountryGlance } from './country-glance';
import { CountryHealth } from './country-health';
import { CountryHospital, CountryHospitals } from './country-hospitals';
import { CountryOutbreaks } from './country-outbreaks';
import { CountryOverview } from './country-overview';
import { CountrySafety } from './country-safety';
import { CountryStatus } from './country-status';
import { useCountryDownload } from './use-country-download';
import { isWanting, useCountryScreen } from './use-country-screen';

const PARTS = ['overview', 'entry', 'safety', 'health', 'hospitals'] as const;
type Part = (typeof PARTS)[number];

const NONE: never[] = [];

interface CountryScreenProps extends ScreenNavigation {
  countryId: string;
  /** Whether the traveller may enter it. */
  entry?: ReactNode;
  /** The part that a link leads to; the first otherwise. */
  beginsWith?: string;
}

export function CountryScreen({ countryId, entry, beginsWith, onOpen, onBack }: CountryScreenProps) {
  const view = useCountryScreen(countryId);
  const download = useCountryDownload(countryId, isWanting(view));
  const words = useWords(countryWords);
  const [part, setPart] = useState<Part>(PARTS.find((one) => one === beginsWith) ?? 'overview');
  const hospitals = useNearestFirst(view.kind === 'ready' && part === 'hospitals' ? view.hospitals : NONE);
  const checked = useWhenChecked(view.kind === 'ready' ? view.freshness : undefined);
  const { refresh } = download;
  if (view.kind === 'opening')
    return (
      <Screen title={words.country} onBack={onBack}>
        {null}
      </Screen>
    );
  if (view.kind === 'not-found')
    return (
      <MissingRecord
        title={words.country}
        lead={words.missingTitle}
        detail={words.missingDetail}
        onBack={onBack}
        refresh={refresh}
      />
    );
  const { short, pinned } = view;
  return (
    <ListScreen
      title={short.name}
      onBack={onBack}
      refresh={refresh}
      checked={checked}
      trailing={
        <IconButton
          kind="bare"
          label={pinned ? words.unpin : words.pin}
          onPress={() => download.pin(!pinned)}
        >
          <Icon name={pinned ? 'cloud-check' : 'download'} color={pinned ? 'safe' : 'primary'} />
        </IconButton>
      }
      items={hospitals}
      keyOf={({ hospital }) => hospital.id}
      renderItem={(placed) => <CountryHospital {...placed} onOpen={onOpen} />}
      sticky={
        <ChipTabs
          label={words.parts}
          tabs={PARTS.map((key) => ({ key, label: words[key] }))}
          selected={part}
          onSelect={setPart}
        />
      }
      above={
        <>
          <CountryGlance view={view} withHospitals={part === 'hospitals'} onOpen={onOpen} />
          <CountryStatus view={view} />
          {part === 'overview' && (
            <CountryOverview
              view={view}
              download={download}
              onOpen={onOpen}
              onSafety={() => setPart('safety')}
            />
          )}
          {part === 'entry' && entry}
          {part === 'safety' && <CountrySafety view={view} download={download} />}
          {part === 'health' && <CountryOutbreaks view={view} onOpen={onOpen} />}
          {part === 'health' && <CountryHealth view={view} download={download} onOpen={onOpen} />}
          {part === 'hospitals' && <CountryHospitals view={view} download={download} />}
        </>
      }
    />
  );
}
