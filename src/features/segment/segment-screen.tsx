import { isRide } from '@/domain/timeline/segment-places';
import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';
import { segmentWords } from '@/i18n/messages/segment';
import { useGapWords, useUntimedWords } from '@/runtime/use-booking-words';
import { useCalendarFile } from '@/runtime/use-calendar-file';
import { useRefresh } from '@/runtime/use-refresh';
import type { ScreenNavigation } from '@/runtime/use-screen-navigation';
import { useShare } from '@/runtime/use-share';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { MissingRecord } from '@/ui/missing-record';
import { Row } from '@/ui/row';
import { SaidLine } from '@/ui/said-line';
import { Screen } from '@/ui/screen';

import { BookingFacts } from './booking-facts';
import { BookingHead } from './booking-head';
import { KeptPasses } from './kept-passes';
import { RemoveBooking, SegmentSendingNotice } from './own-booking';
import { PlaceToGo } from './place-to-go';
import { RideEnds } from './ride-ends';
import { type SegmentDetails, useSegmentScreen } from './use-segment-screen';

export function SegmentScreen({ segmentId, onOpen, onBack }: { segmentId: string } & ScreenNavigation) {
  const words = useWords(segmentWords);
  const { edit } = useWords(commonWords);
  const toName = useUntimedWords();
  const onEdit = () => onOpen(`/segment/${segmentId}/edit`);
  const refresh = useRefresh();
  const view = useSegmentScreen(segmentId);
  const checked = useWhenChecked(view.kind === 'ready' ? view.freshness : undefined);
  if (view.kind === 'not-found')
    return (
      <MissingRecord
        title={words.title}
        lead={words.goneTitle}
        detail={words.goneDetail}
        onBack={onBack}
        refresh={refresh}
      />
    );
  return (
    <Screen
      title={view.kind === 'ready' ? toName(view.segment) : words.title}
      onBack={onBack}
      refresh={refresh}
      checked={checked}
      trailing={
        view.kind === 'ready' &&
        view.isOwn && (
          <IconButton kind="bare" label={edit} onPress={onEdit}>
            <Icon name="edit" color="primary" />
          </IconButton>
        )
      }
    >
      {view.kind === 'ready' && (
        <>
          <SegmentSendingNotice sending={view.sending} onEdit={onEdit} />
          <SegmentContent details={view} onOpen={onOpen} />
          {view.isOwn && <RemoveBooking segmentId={segmentId} onRemoved={onBack} />}
        </>
      )}
    </Screen>
  );
}

function SegmentContent({ details, onOpen }: { details: SegmentDetails } & Pick<ScreenNavigation, 'onOpen'>) {
  const words = useWords(segmentWords);
  const { segment, entries, tripId } = details;
  return (
    <>
      {entries[0] && <BookingHead entry={entries[0]} />}
      <ConnectionNotice risk={details.risk} />
      {isRide(segment) ? (
        <RideEnds ride={segment} home={details.home} />
      ) : (
        entries.map((entry) => <PlaceToGo key={entry.key} entry={entry} home={details.home} />)
      )}
      {segment.kind === 'air' && <KeptPasses flight={segment} onOpen={onOpen} />}
      <BookingFacts segment={segment} />
      {segment.confirmation_no !== null && <CopyNumber number={segment.confirmation_no} />}
      {entries.length > 0 && <ToCalendar details={details} />}
      <Row icon="briefcase" title={words.ofTrip} onPress={() => onOpen(`/trip/${tripId}`)} last />
    </>
  );
}

function ConnectionNotice({ risk }: Pick<SegmentDetails, 'risk'>) {
  const words = useWords(segmentWords);
  const toGap = useGapWords();
  if (!risk) return null;
  return <Banner tone="high" title={words.atRisk} detail={`${toGap(risk).label}. ${words.atRiskDetail}`} />;
}

function ToCalendar({ details: { segment, entries } }: { details: SegmentDetails }) {
  const toName = useUntimedWords();
  const { label, give, said } = useCalendarFile();
  return (
    <>
      <Button kind="outline" icon="calendar" label={label} onPress={() => give(toName(segment), entries)} />
      <SaidLine said={said} />
    </>
  );
}

function CopyNumber({ number }: { number: string }) {
  const words = useWords(segmentWords);
  const { share, said } = useShare();
  return (
    <>
      <Button kind="outline" icon="copy" label={words.copy(number)} onPress={() => share(number)} />
      <SaidLine said={said} />
    </>
  );
}
