import { placeOfFile } from '@/runtime/opened-file';
import { inOwnTab } from '@/runtime/own-tab';
import { placeOfLink } from '@/runtime/place-of-link';

/** The system hands every link of the app in here, whoever wrote it, and every file that is opened with it. */
export function redirectSystemPath({ path }: { path: string; initial: boolean }): string {
  return inOwnTab(placeOfFile(path) ?? placeOfLink(path) ?? path);
}
