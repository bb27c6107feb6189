import type { ComponentType } from 'react';

import { BarCodePage } from './parts/bar-code-page';
import { ButtonsPage } from './parts/buttons-page';
import { CallBarPage } from './parts/call-bar-page';
import { ChatPage } from './parts/chat-page';
import { ChecklistPage } from './parts/checklist-page';
import { ChipsPage } from './parts/chips-page';
import { FailuresPage } from './parts/failures-page';
import { FileNoticePage } from './parts/file-notice-page';
import { FreshnessPage } from './parts/freshness-page';
import { HeaderPage } from './parts/header-page';
import { IconsPage } from './parts/icons-page';
import { MapCalloutPage } from './parts/map-callout-page';
import { NextCardPage } from './parts/next-card-page';
import { PanesPage } from './parts/panes-page';
import { PhoneNumbersPage } from './parts/phone-numbers-page';
import { PickersPage } from './parts/pickers-page';
import { SheetsPage } from './parts/sheets-page';
import { StepsPage } from './parts/steps-page';
import { SwipesPage } from './parts/swipes-page';
import { TimelinePage } from './parts/timeline-page';
import { ToastsPage } from './parts/toasts-page';
import { VerdictPage } from './parts/verdict-page';
import { WalletCardPage } from './parts/wallet-card-page';
import { ZonedTimePage } from './parts/zoned-time-page';

interface PartEntry {
  name: string;
  title: string;
  Page: ComponentType;
}

/** What screens are put together from, each part in each of its states. */
export const partEntries: readonly PartEntry[] = [
  { name: 'icons', title: 'Icons', Page: IconsPage },
  { name: 'zoned-time', title: 'Zoned time', Page: ZonedTimePage },
  { name: 'timeline', title: 'Timeline', Page: TimelinePage },
  { name: 'checklist', title: 'Checklist', Page: ChecklistPage },
  { name: 'verdict', title: 'Verdict line', Page: VerdictPage },
  { name: 'wallet-card', title: 'Wallet card', Page: WalletCardPage },
  { name: 'bar-code', title: 'Codes for scanners', Page: BarCodePage },
  { name: 'chat', title: 'Bubbles, composer, photo viewer', Page: ChatPage },
  { name: 'call-bar', title: 'Call bar', Page: CallBarPage },
  { name: 'pickers', title: 'Day, range, time and one of many', Page: PickersPage },
  { name: 'map-callout', title: 'What was tapped on a map', Page: MapCalloutPage },
  { name: 'buttons', title: 'Buttons', Page: ButtonsPage },
  { name: 'next-card', title: 'What is next', Page: NextCardPage },
  { name: 'steps', title: 'Steps of a call for help', Page: StepsPage },
  { name: 'phone-numbers', title: 'Numbers to call', Page: PhoneNumbersPage },
  { name: 'file-notice', title: 'Files with bookings', Page: FileNoticePage },
  { name: 'freshness', title: 'When it was checked', Page: FreshnessPage },
  { name: 'chips', title: 'Chips that scroll', Page: ChipsPage },
  { name: 'toasts', title: 'Toasts', Page: ToastsPage },
  { name: 'header', title: 'Titles and bars', Page: HeaderPage },
  { name: 'panes', title: 'Panes', Page: PanesPage },
  { name: 'sheets', title: 'Sheets', Page: SheetsPage },
  { name: 'failures', title: 'What failed', Page: FailuresPage },
  { name: 'swipes', title: 'Swipes', Page: SwipesPage },
];
