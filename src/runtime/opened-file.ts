import { useSyncExternalStore } from 'react';

import { Watchable } from '@/sync/sync-status';

/**
 * The address of a file that the system opened with the app, until it is read. It stands in no link: whoever could write one would have the app read
 * what they name.
 */
export const openedFile = new Watchable<string | null>(null);

/** iPhones lay what is handed over into a folder of the app; Android names it at the app that has it. Nothing of this app's own is meant. */
const HANDED_OVER =
  /^(?:file:\/\/\/(?:[^/]+\/)*Documents\/Inbox\/[^/]+|content:\/\/(?!app\.sojourn)[\w.@-]+\/.+)$/;
const LEADING_ELSEWHERE = /\.\.|%2e%2e|%2f|%00/i;

/** Where what is in them is shown. */
export const PLACE_OF_FILES = '/trips';

/** Where a file is read that the system opened with the app; null for whatever else it opens. */
export function placeOfFile(url: string): string | null {
  if (!HANDED_OVER.test(url)) return null;
  // Another app's own names may be of any kind; a name in this app's folder is one of a file there.
  if (url.startsWith('file:') && LEADING_ELSEWHERE.test(url)) return null;
  openedFile.set(url);
  return PLACE_OF_FILES;
}

/** Whether one waits for somebody to sign in. */
export function useOpenedFile(): string | null {
  return useSyncExternalStore(openedFile.watch, openedFile.get);
}
