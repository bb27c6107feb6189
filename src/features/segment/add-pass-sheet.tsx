import { useEffect, useRef, useState } from 'react';

import type { Flight } from '@/contract/segment';
import { findFlight, type FlightOfPass } from '@/domain/boarding-pass/flight-of-pass';
import { readPass, toCode } from '@/domain/boarding-pass/read-pass';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { boardingPassWords } from '@/i18n/messages/boarding-pass';
import { commonWords } from '@/i18n/messages/common';
import { pickPhotoWords } from '@/i18n/messages/pick-photo';
import type { Photo } from '@/platform/photos';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useToday } from '@/runtime/use-today';
import { type ChosenPass, useChosenPass } from '@/runtime/use-chosen-pass';
import type { StoredCode } from '@/store/boarding-passes';
import { Button } from '@/ui/button';
import { SaidLine } from '@/ui/said-line';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

type ReadCode = Pick<StoredCode, 'code' | 'format'>;

interface AddPassSheetProps {
  flight: Flight;
  onClose: () => void;
}

/** Takes the text of a pass, a picture or a file of one, and asks where it is that of another flight. */
export function AddPassSheet({ flight, onClose }: AddPassSheetProps) {
  const words = useWords(boardingPassWords);
  const { cancel } = useWords(commonWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  const { failures } = useWords(pickPhotoWords);
  const { hasCamera, takePicture, choosePicture, chooseFile } = useChosenPass();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [picture, setPicture] = useState<Photo | null>(null);
  const [other, setOther] = useState<{ pass: ReadCode; flight: FlightOfPass } | null>(null);
  const isReading = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const change = (typed: string) => {
    setText(typed);
    setError(null);
  };
  const tellFailure = () => {
    setOther(null);
    setError(words.failed);
  };
  const keep = (pass: ReadCode) => {
    mutations.keepPass({ segmentId: flight.id, ...pass }).then(onClose, tellFailure);
  };
  const keepUnlessOther = (pass: ReadCode) => {
    const reading = readPass(pass.code);
    const found = reading.kind === 'pass' ? findFlight(reading.pass, flight) : null;
    if (found?.isOther) setOther({ pass, flight: found });
    else keep(pass);
  };
  const read = () => {
    const code = toCode(text);
    const reading = readPass(code);
    if (reading.kind === 'unreadable') setError(words.unreadable[reading.why]);
    else keepUnlessOther({ code, format: 'aztec' });
  };
  const take = async (choose: () => Promise<ChosenPass>) => {
    if (isReading.current) return;
    isReading.current = true;
    setPicture(null);
    setSaid(words.reading);
    const chosen = await choose().finally(() => (isReading.current = false));
    // Whoever closed it meanwhile does not want it any more.
    if (!isOpen.current) return;
    setSaid('');
    // What the airline itself had drawn is shown as it is, whether it can be read here or not.
    if (chosen.kind === 'code') keepUnlessOther({ code: chosen.code, format: chosen.format });
    else if (chosen.kind === 'picture') setPicture(chosen.photo);
    else if (chosen.kind === 'file-failed') setSaid(words.file[chosen.why]);
    else if (chosen.kind === 'picture-failed') setSaid(failures[chosen.why]);
  };
  const keepPicture = ({ content, width, height }: Photo) => {
    mutations.keepPassPicture({ segmentId: flight.id, content, width, height }).then(onClose, tellFailure);
  };
  return (
    <Sheet visible title={words.add} onClose={onClose}>
      {other ? (
        <>
          <OtherFlight other={other.flight} />
          <Button label={words.keepAnyway} onPress={() => keep(other.pass)} />
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
          {hasCamera && (
            <Button
              kind="outline"
              icon="camera"
              label={words.fromCamera}
              onPress={() => attempt(take(takePicture))}
            />
          )}
          <Button
            kind="outline"
            icon="image"
            label={words.fromPicture}
            onPress={() => attempt(take(choosePicture))}
          />
          <Button
            kind="outline"
            icon="document"
            label={words.fromFile}
            onPress={() => attempt(take(chooseFile))}
          />
          <SaidLine said={picture ? words.noCodeInPicture : said} color="medium" />
          {picture && (
            <Button kind="outline" label={words.keepPicture} onPress={() => keepPicture(picture)} />
          )}
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
