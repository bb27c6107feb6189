import { nameOfCountry } from '@/i18n/country-names';
import type { Language } from '@/i18n/languages';
import type { DraftAbout } from '@/store/draft-photos';
import type { StoredPhoto } from '@/store/messages';
import type { SearchHit } from '@/store/search-hit';

import { shareTalk } from './share-talk';
import { storeQuery } from './store-query';

/** What was found, and for which words: those of before stay in view until the next are answered. */
interface Found {
  text: string;
  hits: SearchHit[];
}

const showFound = ({ text, hits }: Found, language: Language): Found => ({
  text,
  hits: hits.map((hit) => (hit.code ? { ...hit, title: nameOfCountry(hit.code, hit.title, language) } : hit)),
});

export const travellerQueries = {
  profile: () => storeQuery(['profile'], (reads) => reads.profile()),
  preferences: () => storeQuery(['preferences'], (reads) => reads.preferences()),
  notifications: () => storeQuery(['notifications', 'all'], (reads) => reads.notifications.list()),
  /** What waits to be sent, and what was refused. */
  unsent: () => storeQuery(['outbox'], (reads) => reads.unsent()),
  /** The same as far as a traveller would call it theirs: whatever counts or lists it reads this. */
  whatWaits: () => storeQuery(['outbox', 'what-waits'], (reads) => reads.whatWaits()),
};

export const checkInQueries = {
  all: () => storeQuery(['check-ins', 'all'], (reads) => reads.checkIns.list()),
  one: (id: string) => storeQuery(['check-ins', 'one', id], (reads) => reads.checkIns.get(id)),
  /** The call for help that the traveller has not taken back. */
  openHelp: (now: number) =>
    storeQuery(['check-ins', 'open-help', now], (reads) => reads.checkIns.openHelp(now), {
      keepsPrevious: true,
    }),
  /** Where help is to come: what is asked for with the call says the same. */
  placeOfCall: (id: string) =>
    storeQuery(['check-ins', 'place-of-call', id], (reads) => reads.checkIns.placeOfCall(id)),
  requests: () => storeQuery(['check-in-requests'], (reads) => reads.checkIns.requests()),
};

export const issueQueries = {
  all: () => storeQuery(['issues', 'all'], (reads) => reads.issues.list()),
  one: (id: string) => storeQuery(['issues', 'one', id], (reads) => reads.issues.get(id)),
  /** Whoever's it is. */
  any: (id: string) => storeQuery(['issues', 'any', id], (reads) => reads.issues.getAny(id)),
  /** What is asked for with this call for help and not over; null where nothing is. */
  openOfCall: (checkInId: string) =>
    storeQuery(['issues', 'open-of-call', checkInId], (reads) => reads.issues.openOfCall(checkInId)),
  /** What came of it, and of what was asked for since. */
  ofCall: (checkInId: string) =>
    storeQuery(['issues', 'of-call', checkInId], (reads) => reads.issues.ofCall(checkInId)),
  /** What was begun to be asked for. */
  draft: () => storeQuery(['issues', 'draft'], (reads) => reads.issues.draft()),
};

/** Requests of others, for whoever answers them. */
export const requestQueries = {
  all: () => storeQuery(['issues', 'of-others'], (reads) => reads.requests.list()),
  one: (id: string) => storeQuery(['issues', 'of-another', id], (reads) => reads.requests.get(id)),
  notes: (id: string) => storeQuery(['issues', 'notes', id], (reads) => reads.requests.notes(id)),
};

export const conversationQueries = {
  /** So many of the newest messages; those of before stay in view until more of them are read. */
  one: (issueId: string, limit: number) =>
    storeQuery(['conversations', 'one', issueId, limit], (reads) => reads.conversations.get(issueId, limit), {
      keepsPrevious: true,
      share: shareTalk,
    }),
  /** The request that it is about. */
  issueOf: (id: string) =>
    storeQuery(['conversations', 'issue-of', id], (reads) => reads.conversations.issueOf(id)),
  draft: (issueId: string) =>
    storeQuery(['conversations', 'draft', issueId], (reads) => reads.conversations.draft(issueId)),
  draftOfNote: (issueId: string) =>
    storeQuery(['conversations', 'draft-of-note', issueId], (reads) =>
      reads.conversations.draft(issueId, 'note'),
    ),
  /** Of one request, or of several together. */
  unread: (...issueIds: readonly string[]) =>
    storeQuery(['conversations', 'unread', ...issueIds], (reads) =>
      reads.conversations.countUnread(issueIds),
    ),
};

/** Each by itself: they are large. `key` is the same before and after it was sent. */
export const photoQueries = {
  content: (key: string, photo: Pick<StoredPhoto, 'messageId' | 'entryId'>) =>
    storeQuery(['message-photos', key], (reads) => reads.conversations.photo(photo)),
  /** Picked, and not sent yet. */
  draft: (about: DraftAbout) => storeQuery(['draft-photos', about], (reads) => reads.draftPhoto(about)),
};

export const searchQueries = {
  /** What was found before stays until the next letter's answer is there: the list does not flicker. */
  hits: (text: string) =>
    storeQuery(
      ['search', text],
      async (reads): Promise<Found> => ({ text, hits: await reads.search(text) }),
      {
        keepsPrevious: true,
        shown: showFound,
      },
    ),
};

export const storageQueries = {
  report: () => storeQuery(['storage'], (reads) => reads.storage()),
  /** In bytes, as far as it can be told before; null while nothing is known to go by. */
  allCountries: () => storeQuery(['storage', 'all-countries'], (reads) => reads.sizeOfAllCountries()),
};
