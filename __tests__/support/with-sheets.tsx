import type { ReactElement } from 'react';

import { CheckInSheets } from '@/features/check-in/check-in-sheets';

/** A screen on which one checks in, within what stands around all tabs. */
export const withSheets = (screen: ReactElement) => <CheckInSheets>{screen}</CheckInSheets>;
