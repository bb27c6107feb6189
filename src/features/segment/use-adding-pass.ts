import { useEffect, useRef, useState } from 'react';

import type { Flight } from '@/contract/segment';
import { findFlight, type FlightOfPass } from '@/domain/boarding-pass/flight-of-pass';
import { readPass, toCode } from '@/domain/boarding-pass/read-pass';
import { useWords } from '@/i18n/locale-provider';
import { boardingPassWords } from '@/i18n/messages/boarding-pass';
import { pickPhotoWords } from '@/i18n/messages/pick-photo';
import type { Photo } from '@/platform/photos';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { type ChosenPass, useChosenPass } from '@/runtime/use-chosen-pass';
import type { StoredCode } from '@/store/boarding-passes';

type ReadCode = Pick<StoredCode, 'code' | 'format'>;

export interface AddingPass {
  /** Which flight it is for, where that is another. */
  other: { flight: FlightOfPass; onKeep: () => void } | null;
  text: string;
  error: string | null;
  onChange: (text: string) => void;
  onRead: () => void;
  /** How far a picture or a file was read, or what is wrong with it. */
  said: string;
  /** Of a picture in which no code could be read. */
  onKeepPicture?: () => void;
  /** Undefined where choosing a picture offers the camera too. */
  onTake?: () => void;
  onChoose: () => void;
  onFile: () => void;
}

/** A pass that is being added to a flight; `onKept` is called once it is on the disk. */
export function useAddingPass(flight: Flight, onKept: () => void): AddingPass {
  const words = useWords(boardingPassWords);
  const { failures } = useWords(pickPhotoWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  const { hasCamera, takePicture, choosePicture, chooseFile } = useChosenPass();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [picture, setPicture] = useState<Photo | null>(null);
  const [other, setOther] = useState<{ pass: ReadCode; flight: FlightOfPass } | null>(null);
  const isReading = useRef(false);
  const isOpen = useIsOpen();

  const tellFailure = () => {
    setOther(null);
    setError(words.failed);
  };
  const keep = (pass: ReadCode) => {
    mutations.keepPass({ segmentId: flight.id, ...pass }).then(onKept, tellFailure);
  };
  const keepUnlessOther = (pass: ReadCode) => {
    const reading = readPass(pass.code);
    const found = reading.kind === 'pass' ? findFlight(reading.pass, flight) : null;
    if (found?.isOther) setOther({ pass, flight: found });
    else keep(pass);
  };
  const keepPicture = ({ content, width, height }: Photo) => {
    mutations.keepPassPicture({ segmentId: flight.id, content, width, height }).then(onKept, tellFailure);
  };
  /** Whatever the device itself can't do, such as on a disk that is full, ends in `failure`. */
  const take = async (choose: () => Promise<ChosenPass>, failure: string) => {
    if (isReading.current) return;
    isReading.current = true;
    setPicture(null);
    setSaid(words.reading);
    const chosen = await choose()
      .catch(() => null)
      .finally(() => (isReading.current = false));
    // Whoever closed it meanwhile does not want it any more.
    if (!isOpen()) return;
    setSaid(chosen ? '' : failure);
    if (!chosen) return;
    // What the airline itself had drawn is shown as it is, whether it can be read here or not.
    if (chosen.kind === 'code') keepUnlessOther({ code: chosen.code, format: chosen.format });
    else if (chosen.kind === 'picture') setPicture(chosen.photo);
    else if (chosen.kind === 'file-failed') setSaid(words.file[chosen.why]);
    else if (chosen.kind === 'picture-failed') setSaid(failures[chosen.why]);
  };
  return {
    other: other && { flight: other.flight, onKeep: () => keep(other.pass) },
    text,
    error,
    onChange: (typed) => {
      setText(typed);
      setError(null);
    },
    onRead: () => {
      const code = toCode(text);
      const reading = readPass(code);
      if (reading.kind === 'unreadable') setError(words.unreadable[reading.why]);
      else keepUnlessOther({ code, format: 'aztec' });
    },
    said: picture ? words.noCodeInPicture : said,
    onKeepPicture: picture ? () => keepPicture(picture) : undefined,
    onTake: hasCamera ? () => attempt(take(takePicture, failures['device-failed'])) : undefined,
    onChoose: () => attempt(take(choosePicture, failures['device-failed'])),
    onFile: () => attempt(take(chooseFile, words.file.unreadable)),
  };
}

/** Whether whoever began something still looks at it. */
function useIsOpen(): () => boolean {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current;
}
