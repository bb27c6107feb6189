import { useEffect, useEffectEvent, useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { bookingFileWords } from '@/i18n/messages/booking-file';

import { openedFile, useOpenedFile } from './opened-file';
import { useAttempt } from './use-attempt';
import { useGiveBookingFile } from './use-give-booking-file';
import { useRooms } from './use-rooms';

/** Reads, once, what the system opened with the app. `trouble` says why nothing came of it; null where something did. */
export function useReadOpenedFile(): { trouble: string | null; onTroubleRead: () => void } {
  const words = useWords(bookingFileWords);
  const { open } = useGiveBookingFile();
  const attempt = useAttempt();
  const opened = useOpenedFile();
  // Whoever is about to be led to others' requests would never see what became of it.
  const address = useRooms('traveller') === 'traveller' ? opened : null;
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useEffectEvent((file: string) => {
    const giveIt = async () => {
      const outcome = await open(file);
      if (outcome.kind !== 'given' && outcome.kind !== 'cancelled') setTrouble(words.failures[outcome.kind]);
    };
    attempt(giveIt());
  });
  useEffect(() => {
    // In a wide window two of these screens are there: one of them reads it.
    if (address === null || openedFile.get() !== address) return;
    openedFile.set(null);
    read(address);
  }, [address]);
  return { trouble, onTroubleRead: () => setTrouble(null) };
}
