import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { bookingFileWords } from '@/i18n/messages/booking-file';

import { useGiveBookingFile } from './use-give-booking-file';
import { useOneAtATime } from './use-one-at-a-time';

/** A file that the traveller chooses, and what became of the choice. */
export function useChosenBookingFile(tripId: string | null): {
  label: string;
  help: string;
  said: string;
  /** Whether that is why nothing was kept. */
  isTrouble: boolean;
  onChoose: () => void;
} {
  const words = useWords(bookingFileWords);
  const { choose } = useGiveBookingFile();
  const oneAtATime = useOneAtATime();
  const [said, setSaid] = useState('');
  const [isTrouble, setIsTrouble] = useState(false);
  const chooseOne = async () => {
    setSaid('');
    const outcome = await choose(tripId);
    setIsTrouble(outcome.kind !== 'given');
    if (outcome.kind === 'given') setSaid(words.given(outcome.name));
    else if (outcome.kind !== 'cancelled') setSaid(words.failures[outcome.kind]);
  };
  return {
    label: words.choose,
    help: words.help,
    said,
    isTrouble,
    onChoose: () => oneAtATime(chooseOne),
  };
}
