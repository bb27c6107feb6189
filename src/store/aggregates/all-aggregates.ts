import { advisories } from './advisories';
import { alerts } from './alerts';
import {
  answeredRequests,
  downloads,
  members,
  sequences,
  serviceMemory,
  vanished,
  warnedAreas,
} from './bookkeeping';
import { countries, maps } from './countries';
import { diseaseOutbreaks } from './disease-outbreaks';
import { entryRules } from './entry-rules';
import { diseases, medications, vaccinations } from './health-library';
import { hospitals } from './hospitals';
import {
  boardingPasses,
  bookingFiles,
  checkInRequests,
  checkIns,
  conversations,
  draftPhotos,
  drafts,
  helpDraft,
  hiddenDangers,
  issues,
  messagePhotos,
  messages,
  notifications,
  outbox,
  outboxBytes,
  preferences,
  preparations,
  profile,
} from './own-records';
import { segments } from './segments';
import { exchangedIds, removedTrips, trips } from './trips';

/** Everything that is kept on the device. What is saved out of a broken database, and what is downloaded, comes in this order. */
export const allAggregates = [
  outbox,
  outboxBytes,
  trips,
  exchangedIds,
  removedTrips,
  profile,
  hiddenDangers,
  preferences,
  preparations,
  boardingPasses,
  bookingFiles,
  segments,
  countries,
  maps,
  alerts,
  advisories,
  hospitals,
  entryRules,
  diseaseOutbreaks,
  notifications,
  checkInRequests,
  checkIns,
  issues,
  conversations,
  messages,
  messagePhotos,
  drafts,
  draftPhotos,
  helpDraft,
  diseases,
  medications,
  vaccinations,
  downloads,
  members,
  serviceMemory,
  answeredRequests,
  vanished,
  warnedAreas,
  sequences,
] as const;

export type AnyAggregate = (typeof allAggregates)[number];
