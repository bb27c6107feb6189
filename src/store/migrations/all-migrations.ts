import { foundation } from './001-foundation';
import { searchAndCodes } from './002-search-and-codes';
import { serviceMemory } from './003-service-memory';
import { urgency } from './004-urgency';
import { revisions } from './010-revisions';
import { whatConcernsMe } from './020-what-concerns-me';
import { wordsOfCountries } from './050-words-of-countries';
import { languages } from './060-languages';
import { moreKindsToFind } from './100-more-kinds-to-find';
import { visits } from './105-visits';
import { waitingForOthers } from './110-waiting-for-others';
import { outboxBytes } from './111-outbox-bytes';
import { entryRules } from './120-entry-rules';
import { preparations } from './121-preparations';
import { diseaseOutbreaks } from './130-disease-outbreaks';
import { alertFilters } from './131-alert-filters';
import { segments } from './140-segments';
import { issues } from './141-issues';
import { conversations } from './142-conversations';
import { drafts } from './143-drafts';
import { messagePhotos } from './144-message-photos';
import { messagesTakenBack } from './145-messages-taken-back';
import { waitingSegments } from './146-waiting-segments';
import { bookingFiles } from './147-booking-files';
import { segmentSpans } from './149-segment-spans';
import { boardingPasses } from './150-boarding-passes';
import { draftsOfNotes } from './151-drafts-of-notes';
import { passPictures } from './152-pass-pictures';
import { photosOfDrafts } from './156-photos-of-drafts';
import { placesOfDrafts } from './160-places-of-drafts';
import { whatWasSaid } from './161-what-was-said';

/** In the order in which they are applied; a database says by its `user_version` how many it has. */
export const allMigrations: readonly string[] = [
  foundation,
  searchAndCodes,
  serviceMemory,
  urgency,
  whatConcernsMe,
  revisions,
  wordsOfCountries,
  languages,
  moreKindsToFind,
  visits,
  waitingForOthers,
  outboxBytes,
  entryRules,
  preparations,
  diseaseOutbreaks,
  alertFilters,
  segments,
  issues,
  boardingPasses,
  conversations,
  drafts,
  messagePhotos,
  messagesTakenBack,
  waitingSegments,
  draftsOfNotes,
  segmentSpans,
  bookingFiles,
  passPictures,
  photosOfDrafts,
  placesOfDrafts,
  whatWasSaid,
];
