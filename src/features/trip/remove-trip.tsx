import { useState } from 'react';

import { commonWords } from '@/i18n/messages/common';
import { tripWords } from '@/i18n/messages/trip';
import { useWords } from '@/i18n/locale-provider';
import { useMutations } from '@/runtime/runtime-provider';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import type { TripDetails } from './use-trip-screen';

interface RemoveTripProps {
  details: TripDetails;
  onRemoved: (tripId: string, canUndo: boolean) => void;
}

/** A trip that the service knows goes at once and can be brought back; one that only this device knows is asked about. */
export function RemoveTrip({ details: { trip, sending }, onRemoved }: RemoveTripProps) {
  const words = useWords(tripWords);
  const { cancel } = useWords(commonWords);
  const mutations = useMutations();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const isOnlyHere = sending.kind === 'new' || (sending.kind === 'refused' && sending.entry.founds);
  const remove = () => {
    setState('idle');
    mutations.removeTrip(trip.id).then(
      () => onRemoved(trip.id, !isOnlyHere),
      () => setState('failed'),
    );
  };
  return (
    <>
      {state === 'failed' && <Banner tone="high" title={words.failed} />}
      <Button
        kind="danger"
        icon="trash"
        label={words.removeTrip}
        onPress={() => (isOnlyHere ? setState('asking') : remove())}
      />
      <Sheet visible={state === 'asking'} title={words.removeTitle} onClose={() => setState('idle')}>
        <Text>{words.removeDetail}</Text>
        <Button kind="danger" label={words.removeTrip} onPress={remove} />
        <Button kind="plain" label={cancel} onPress={() => setState('idle')} />
      </Sheet>
    </>
  );
}
