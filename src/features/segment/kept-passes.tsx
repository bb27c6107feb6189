import { useState } from 'react';

import type { Flight } from '@/contract/segment';
import { useWords } from '@/i18n/locale-provider';
import { boardingPassWords } from '@/i18n/messages/boarding-pass';
import { segmentQueries } from '@/runtime/queries/segment-queries';
import { usePassWords } from '@/runtime/use-pass-words';
import { useSideRead } from '@/runtime/use-read';
import { Button } from '@/ui/button';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';

import { AddPassSheet } from './add-pass-sheet';

interface KeptPassesProps {
  flight: Flight;
  onOpen: (path: string) => void;
}

/** The boarding passes that the traveller keeps with a flight, and the way to keep another. */
export function KeptPasses({ flight, onOpen }: KeptPassesProps) {
  const words = useWords(boardingPassWords);
  const toWords = usePassWords();
  const passes = useSideRead(segmentQueries.passesOf(flight.id)) ?? [];
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {passes.length > 0 && (
        <Section title={words.section}>
          {passes.map((pass, index) => {
            const { title, seat } = toWords(pass);
            return (
              <Row
                key={pass.id}
                icon="ticket"
                title={title}
                detail={seat}
                onPress={() => onOpen(`/pass/${flight.id}?pass=${pass.id}`)}
                last={index === passes.length - 1}
              />
            );
          })}
        </Section>
      )}
      <Button kind="outline" icon="ticket" label={words.add} onPress={() => setIsAdding(true)} />
      {isAdding && <AddPassSheet flight={flight} onClose={() => setIsAdding(false)} />}
    </>
  );
}
