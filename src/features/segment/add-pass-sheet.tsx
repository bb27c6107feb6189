import { useState } from 'react';

import type { Flight } from '@/contract/segment';
import { findFlight, type FlightOfPass } from '@/domain/boarding-pass/flight-of-pass';
import { readPass, toCode } from '@/domain/boarding-pass/read-pass';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { boardingPassWords } from '@/i18n/messages/boarding-pass';
import { commonWords } from '@/i18n/messages/common';
import { useMutations } from '@/runtime/runtime-provider';
import { useToday } from '@/runtime/use-today';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

interface AddPassSheetProps {
  flight: Flight;
  onClose: () => void;
}

/** Takes the text of a pass, and asks where it is that of another flight. */
export function AddPassSheet({ flight, onClose }: AddPassSheetProps) {
  const words = useWords(boardingPassWords);
  const { cancel } = useWords(commonWords);
  const mutations = useMutations();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [other, setOther] = useState<FlightOfPass | null>(null);
  const change = (typed: string) => {
    setText(typed);
    setError(null);
  };
  const tellFailure = () => {
    setOther(null);
    setError(words.failed);
  };
  const keep = () => {
    const pass = { segmentId: flight.id, code: toCode(text), format: 'aztec' } as const;
    mutations.keepPass(pass).then(onClose, tellFailure);
  };
  const read = () => {
    const reading = readPass(toCode(text));
    if (reading.kind === 'unreadable') {
      setError(words.unreadable[reading.why]);
      return;
    }
    const found = findFlight(reading.pass, flight);
    if (found.isOther) setOther(found);
    else keep();
  };
  return (
    <Sheet visible title={words.add} onClose={onClose}>
      {other ? (
        <>
          <OtherFlight other={other} />
          <Button label={words.keepAnyway} onPress={keep} />
          <Button kind="plain" label={cancel} onPress={onClose} />
        </>
      ) : (
        <>
          <TextField
            label={words.text}
            help={words.textHelp}
            value={text}
            onChange={change}
            error={error}
            multiline
            autoCapitalize="none"
            autoCorrect={false}
            spellCheck={false}
          />
          <Text variant="quiet" color="quietInk">
            {words.onlyHere}
          </Text>
          <Button label={words.keep} onPress={read} />
        </>
      )}
    </Sheet>
  );
}

function OtherFlight({ other: { leg, day } }: { other: FlightOfPass }) {
  const words = useWords(boardingPassWords);
  const format = useFormat();
  const today = useToday();
  const flight = [leg.airline, leg.flightNumber].filter(Boolean).join(' ') || words.anotherFlight;
  const isFor = day === null ? words.isFor(flight) : words.isForDay(flight, format.day(day, today));
  return <Text>{`${isFor} ${words.keepHere}`}</Text>;
}
