import { type ReactNode, useState } from 'react';

import { commonWords } from '@/i18n/messages/common';
import { tripWords } from '@/i18n/messages/trip';
import { useWords } from '@/i18n/locale-provider';
import { useRefresh } from '@/runtime/use-refresh';
import { ChipTabs } from '@/ui/chip-tabs';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { ListScreen } from '@/ui/list-screen';
import { MissingRecord } from '@/ui/missing-record';
import type { Refresh } from '@/ui/refresh';
import { Screen } from '@/ui/screen';

import { GivenFiles } from './read-booking';
import { TripHead } from './trip-head';
import { TripHealth } from './trip-health';
import { TripLineView } from './trip-line-view';
import type { TripNavigation } from './trip-navigation';
import { TripOverview } from './trip-overview';
import { TripSafety } from './trip-safety';
import { TripSendingNotice } from './trip-sending-notice';
import { TripStandingMap } from './trip-standing-map';
import { useTripChecked } from './use-trip-checked';
import { useTripLines } from './use-trip-lines';
import { type TripDetails, useTripScreen } from './use-trip-screen';

interface TripScreenProps extends TripNavigation {
  /** Empty where the link named none. */
  tripId: string;
  /** What there is to see to before it. */
  prepare?: ReactNode;
}

const SECTIONS = ['timeline', 'overview', 'prepare', 'alerts', 'health', 'safety', 'hospitals'] as const;
type SectionKey = (typeof SECTIONS)[number];

/** A trip for which nothing is booked has no timeline. */
const sectionsOf = ({ booked }: TripDetails) =>
  booked.segments.length > 0 ? SECTIONS : SECTIONS.filter((key) => key !== 'timeline');

export function TripScreen({ tripId, prepare, ...navigation }: TripScreenProps) {
  const words = useWords(tripWords);
  const view = useTripScreen(tripId);
  const refresh = useRefresh();
  switch (view.kind) {
    case 'opening':
      return (
        <Screen title={words.title} onBack={navigation.onBack}>
          {null}
        </Screen>
      );
    case 'not-found':
      return (
        <MissingRecord
          title={words.title}
          lead={words.goneTitle}
          detail={tripId === '' ? words.badLinkDetail : words.goneDetail}
          onBack={navigation.onBack}
          refresh={tripId === '' ? undefined : refresh}
        />
      );
    case 'ready':
      return <TripContent details={view} prepare={prepare} navigation={navigation} refresh={refresh} />;
  }
}

interface TripContentProps {
  details: TripDetails;
  prepare: ReactNode;
  navigation: TripNavigation;
  refresh: Refresh;
}

function TripContent({ details, prepare, navigation, refresh }: TripContentProps) {
  const words = useWords(tripWords);
  const { edit } = useWords(commonWords);
  const sections = sectionsOf(details);
  // As it was when it was opened: what comes later takes no page away from whoever reads it.
  const [chosen, setSection] = useState<SectionKey | undefined>(sections[0]);
  const section = sections.find((key) => key === chosen) ?? 'overview';
  const lines = useTripLines(details, section, refresh.onRefresh);
  const editButton = (
    <IconButton kind="bare" label={edit} onPress={navigation.onEdit}>
      <Icon name="edit" color="primary" />
    </IconButton>
  );
  return (
    <ListScreen
      title={details.trip.name}
      onBack={navigation.onBack}
      trailing={editButton}
      refresh={refresh}
      checked={useTripChecked(details)}
      items={lines}
      onEnd={section === 'timeline' ? details.onMoreBooked : undefined}
      keyOf={({ key }) => key}
      typeOf={({ kind }) => kind}
      isDense={({ kind }) => kind === 'entry' || kind === 'gap' || kind === 'untimed'}
      renderItem={(line) => <TripLineView line={line} onOpen={navigation.onOpen} />}
      sticky={
        <ChipTabs
          label={words.sections}
          tabs={sections.map((key) => ({ key, label: words.section[key] }))}
          selected={section}
          onSelect={setSection}
        />
      }
      above={
        <>
          <TripStandingMap details={details} onOpen={navigation.onOpen} />
          {(section === 'overview' || section === 'timeline') && (
            <>
              <TripSendingNotice details={details} navigation={navigation} />
              <GivenFiles tripId={details.trip.id} onOpen={navigation.onOpen} />
            </>
          )}
          {section === 'overview' && <TripHead details={details} />}
          {section === 'overview' && (
            <TripOverview details={details} navigation={navigation} onDownload={refresh.onRefresh} />
          )}
          {section === 'prepare' && prepare}
          {section === 'health' && (
            <TripHealth details={details} onOpen={navigation.onOpen} refresh={refresh.onRefresh} />
          )}
          {section === 'safety' && <TripSafety details={details} refresh={refresh.onRefresh} />}
        </>
      }
    />
  );
}
