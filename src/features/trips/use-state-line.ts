import { tripStateWords } from '@/i18n/messages/trip-state';
import { useFormat, useWords } from '@/i18n/locale-provider';
import type { IconName } from '@/ui/icon-paths';
import type { Colors } from '@/ui/theme';

import type { TripOnCard } from './use-trips-screen';

interface StateLine {
  text: string;
  color: keyof Colors;
  icon?: IconName;
  /** While it is being downloaded, how much of it is here, of 1. */
  share?: number;
}

/** Whether a trip is known to the service and on this device, in a few words; null where there is nothing to say. */
export function useStateLine({ sending, readiness, isDownloading, bytes }: TripOnCard): StateLine | null {
  const words = useWords(tripStateWords);
  const format = useFormat();
  switch (sending.kind) {
    case 'refused':
      return { text: words.refused, color: 'high', icon: 'warning' };
    case 'new':
      return { text: words.waitingNew, color: 'medium', icon: 'clock' };
    case 'changed':
      return { text: words.waitingChange, color: 'medium', icon: 'clock' };
    case 'sent':
  }
  if (!readiness) return null;
  if (readiness.kind === 'ready') {
    const text = bytes === null ? words.readyUnsized : words.ready(format.bytes(bytes));
    return { text, color: 'safe', icon: 'cloud-check' };
  }
  const share = readiness.done / readiness.total;
  const percent = format.percent(share);
  return isDownloading
    ? { text: words.downloading(words.parts[readiness.missing], percent), color: 'quietInk', share }
    : { text: words.incomplete(percent), color: 'medium', icon: 'download' };
}
