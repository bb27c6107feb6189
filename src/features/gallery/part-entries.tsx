import type { ComponentType } from 'react';

import { IconsPage } from './parts/icons-page';

interface PartEntry {
  name: string;
  title: string;
  Page: ComponentType;
}

/** What screens are put together from, each part in each of its states. */
export const partEntries: readonly PartEntry[] = [{ name: 'icons', title: 'Icons', Page: IconsPage }];
