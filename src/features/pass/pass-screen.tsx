import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { boardingPassWords } from '@/i18n/messages/boarding-pass';
import { usePassWords } from '@/runtime/use-pass-words';
import type { ScreenNavigation } from '@/runtime/use-screen-navigation';
import { Banner } from '@/ui/banner';
import { ChipTabs } from '@/ui/chip-tabs';
import { MissingRecord } from '@/ui/missing-record';
import { Row } from '@/ui/row';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { PassCode } from './pass-code';
import { PassFacts } from './pass-facts';
import { PassPicture } from './pass-picture';
import { RemovePass } from './remove-pass';
import { type ShownPass, usePassScreen } from './use-pass-screen';

interface PassScreenProps extends ScreenNavigation {
  segmentId: string;
  /** Which of several to show first. */
  passId: string | null;
}

/** What is held before the scanner at the gate: the code first, as large as the screen lets it be. */
export function PassScreen({ segmentId, passId, onOpen, onBack }: PassScreenProps) {
  const words = useWords(boardingPassWords);
  const view = usePassScreen(segmentId);
  const [chosen, setChosen] = useState(passId);
  if (view.kind === 'not-found')
    return (
      <MissingRecord title={words.title} lead={words.goneTitle} detail={words.goneDetail} onBack={onBack} />
    );
  const passes = view.kind === 'ready' ? view.passes : [];
  const flight = view.kind === 'ready' ? view.flight : null;
  const shown = passes.find(({ stored }) => String(stored.id) === chosen) ?? passes[0];
  return (
    <Screen
      title={words.title}
      onBack={onBack}
      sticky={
        shown && passes.length > 1 ? (
          <Passengers passes={passes} selected={shown} onSelect={setChosen} />
        ) : undefined
      }
    >
      {shown && (
        <>
          <PassItself key={shown.stored.id} shown={shown} />
          <PassNotices shown={shown} hasBooking={flight !== null} />
          <PassFacts shown={shown} flight={flight} />
          <Text variant="quiet" color="quietInk">
            {words.onlyHere}
          </Text>
          {flight && (
            <Row icon="plane" title={words.toBooking} onPress={() => onOpen(`/segment/${segmentId}`)} last />
          )}
          <RemovePass pass={shown.stored} onRemoved={passes.length > 1 ? () => setChosen(null) : onBack} />
        </>
      )}
    </Screen>
  );
}

function PassItself({ shown: { stored, read } }: { shown: ShownPass }) {
  return stored.code === null ? (
    <PassPicture stored={stored} />
  ) : (
    <PassCode stored={stored} passenger={read?.pass.passenger ?? null} />
  );
}

interface PassengersProps {
  passes: readonly ShownPass[];
  selected: ShownPass;
  onSelect: (id: string) => void;
}

function Passengers({ passes, selected, onSelect }: PassengersProps) {
  const words = useWords(boardingPassWords);
  const toWords = usePassWords();
  const tabs = passes.map(({ stored }) => {
    const { title, seat } = toWords(stored);
    return { key: String(stored.id), label: [title, seat].filter(Boolean).join(', ') };
  });
  return (
    <ChipTabs label={words.whose} tabs={tabs} selected={String(selected.stored.id)} onSelect={onSelect} />
  );
}

function PassNotices({ shown: { read }, hasBooking }: { shown: ShownPass; hasBooking: boolean }) {
  const words = useWords(boardingPassWords);
  const unread = read?.pass.unread ?? [];
  return (
    <>
      {!hasBooking && <Banner tone="medium" title={words.noBooking} detail={words.noBookingDetail} />}
      {read?.flight.isOther && <Banner tone="medium" title={words.otherFlight} />}
      {unread.length > 0 && (
        <Text variant="quiet" color="medium">
          {words.unread(unread.map((item) => words.item[item]).join(', '))}
        </Text>
      )}
    </>
  );
}
