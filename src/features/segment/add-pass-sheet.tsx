import type { Flight } from '@/contract/segment';
import type { FlightOfPass } from '@/domain/boarding-pass/flight-of-pass';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { boardingPassWords } from '@/i18n/messages/boarding-pass';
import { commonWords } from '@/i18n/messages/common';
import { useToday } from '@/runtime/use-today';
import { Button } from '@/ui/button';
import { SaidLine } from '@/ui/said-line';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { type AddingPass, useAddingPass } from './use-adding-pass';

interface AddPassSheetProps {
  flight: Flight;
  onClose: () => void;
}

/** Takes the text of a pass, a picture or a file of one, and asks where it is that of another flight. */
export function AddPassSheet({ flight, onClose }: AddPassSheetProps) {
  const words = useWords(boardingPassWords);
  const { cancel } = useWords(commonWords);
  const adding = useAddingPass(flight, onClose);
  return (
    <Sheet visible title={words.add} onClose={onClose}>
      {adding.other ? (
        <>
          <OtherFlight other={adding.other.flight} />
          <Button label={words.keepAnyway} onPress={adding.other.onKeep} />
          <Button kind="plain" label={cancel} onPress={onClose} />
        </>
      ) : (
        <Ways {...adding} />
      )}
    </Sheet>
  );
}

/** By which a pass comes. */
function Ways({ text, error, onChange, onRead, said, onKeepPicture, onTake, onChoose, onFile }: AddingPass) {
  const words = useWords(boardingPassWords);
  return (
    <>
      {onTake && <Button icon="camera" label={words.fromCamera} onPress={onTake} />}
      <Button
        kind={onTake ? 'outline' : 'primary'}
        icon="image"
        label={words.fromPicture}
        onPress={onChoose}
      />
      <Button kind="outline" icon="document" label={words.fromFile} onPress={onFile} />
      <SaidLine said={said} color="medium" />
      {onKeepPicture && <Button kind="outline" label={words.keepPicture} onPress={onKeepPicture} />}
      <TextField
        label={words.text}
        help={words.textHelp}
        value={text}
        onChange={onChange}
        error={error}
        multiline
        autoCapitalize="none"
        autoCorrect={false}
        spellCheck={false}
      />
      <Button kind="outline" label={words.keep} onPress={onRead} />
      <Text variant="quiet" color="quietInk">
        {words.onlyHere}
      </Text>
    </>
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
