import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';
import { offlineDataWords } from '@/i18n/messages/offline-data';
import { ownBookingWords } from '@/i18n/messages/own-booking';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useReasonWords } from '@/runtime/use-reason-words';
import type { UnsentEntry } from '@/store/unsent';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { RefusedCallout } from '@/ui/refused-callout';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import type { SegmentDetails } from './use-segment-screen';

interface SendingNoticeProps extends Pick<SegmentDetails, 'sending'> {
  onEdit: () => void;
}

/** What of it the service does not know, or did not want to know. */
export function SegmentSendingNotice({ sending, onEdit }: SendingNoticeProps) {
  const words = useWords(ownBookingWords);
  switch (sending.kind) {
    case 'sent':
      return null;
    case 'waiting':
      return <Banner tone="medium" title={words.waiting} detail={words.waitingDetail} />;
    case 'refused':
      return <Refused entry={sending.entry} onEdit={onEdit} />;
  }
}

function Refused({ entry, onEdit }: { entry: UnsentEntry; onEdit: () => void }) {
  const words = useWords(ownBookingWords);
  const { sendAgain } = useWords(offlineDataWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  const { toTitle, toDetail } = useReasonWords();
  const again = { label: sendAgain, onPress: () => attempt(mutations.retry(entry.id)) };
  return (
    <RefusedCallout
      title={toTitle(entry.parked, words.refusedTitle)}
      reason={entry.parked && { ...entry.parked, message: toDetail(entry.parked) }}
      correct={entry.parked?.asks ? again : { label: words.correct, onPress: onEdit }}
      discard={{ label: words.discard, onPress: () => attempt(mutations.discard(entry)) }}
    />
  );
}

interface RemoveBookingProps {
  segmentId: string;
  onRemoved: () => void;
}

export function RemoveBooking({ segmentId, onRemoved }: RemoveBookingProps) {
  const words = useWords(ownBookingWords);
  const { cancel } = useWords(commonWords);
  const mutations = useMutations();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const remove = () => {
    setState('idle');
    mutations.removeSegment(segmentId).then(onRemoved, () => setState('failed'));
  };
  return (
    <>
      {state === 'failed' && <Banner tone="high" title={words.failed} />}
      <Button kind="danger" icon="trash" label={words.remove} onPress={() => setState('asking')} />
      <Sheet visible={state === 'asking'} title={words.removeTitle} onClose={() => setState('idle')}>
        <Text>{words.removeDetail}</Text>
        <Button kind="danger" label={words.remove} onPress={remove} />
        <Button kind="plain" label={cancel} onPress={() => setState('idle')} />
      </Sheet>
    </>
  );
}
