import { getAdvisory } from '@/store/advisories';
import { getAlertFilters } from '@/store/alert-filters';
import { getAlert, listAlertsById } from '@/store/alerts';
import { listCountriesAround } from '@/store/around';
import { getPassPicture, listPassesOfSegment, listPassesWithoutBooking } from '@/store/boarding-passes';
import { listBookingFiles } from '@/store/booking-files';
import { findOpenHelp, getCheckIn, listCheckInRequests, listCheckIns } from '@/store/check-ins';
import { findIssueOfConversation } from '@/store/conversations';
import {
  countAreasAbove,
  getCountry,
  getCountryByCode,
  getMapData,
  listCountries,
  listPinnedCountryIds,
} from '@/store/countries';
import { getOutbreak, listCountryOutbreaks, listDiseaseOutbreaks } from '@/store/disease-outbreaks';
import { downloadNames } from '@/store/download-kinds';
import { listDownloads } from '@/store/downloads';
import { getDraftPhoto } from '@/store/draft-photos';
import { getDraft } from '@/store/drafts';
import { getHelpDraft } from '@/store/help-draft';
import { readEntryOfCountry, readEntryOfTrip } from '@/store/entry';
import { getEntryRule } from '@/store/entry-rules';
import { getFromShelf, listShelf, type Shelf } from '@/store/health-library';
import { getHospital, listCountryHospitals, listHospitalPlaces, listTripHospitals } from '@/store/hospitals';
import { findPlaceOf } from '@/store/issue-writes';
import { getAnyIssue, getIssue, listIssues } from '@/store/issues';
import { getOpenIssueOf, listIssuesOfCall } from '@/store/issues-of-call';
import { getPhotoContent } from '@/store/message-photos';
import { countUnreadMessages, getTalk } from '@/store/messages';
import { getDownloadOfItem } from '@/store/item-download';
import {
  countNewAlerts,
  listCountryNews,
  listNews,
  listTripNews,
  listTripsOfNews,
  listUrgentNews,
} from '@/store/news';
import { countUnreadNotifications, listNotifications } from '@/store/notifications';
import type { Store } from '@/store/open-store';
import { getPreferences } from '@/store/preferences';
import { getProfile } from '@/store/profile';
import { listRecentDangers } from '@/store/recent-dangers';
import { listTripWindow } from '@/store/segment-window';
import { getTripOfSegment, listTripSegments } from '@/store/segments';
import { listNotes } from '@/store/request-notes';
import { getRequest, listRequests } from '@/store/requests-of-others';
import { estimateAllCountries, reportStorage, sizeOfCountry } from '@/store/storage-report';
import type { Reader } from '@/store/store-database';
import { TalkRows } from '@/store/talk-rows';
import { listDownloadsOfTrips, listTripDownloads } from '@/store/trip-downloads';
import { countNewByTrip } from '@/store/trip-news';
import { getTrip, listTrips } from '@/store/trips';
import { listAllUnsent, listUnsent } from '@/store/unsent';

/** Everything that a screen may read, from the store alone. */
export function createReads({ database, search }: Store) {
  const from =
    <Args extends unknown[], Result>(read: (reader: Reader, ...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      database.read((reader) => read(reader, ...args));

  const shelf = <Name extends Shelf>(name: Name) => ({
    list: () => database.read((reader) => listShelf(reader, name)),
    get: (id: string) => database.read((reader) => getFromShelf(reader, name, id)),
  });

  const talkRows = new TalkRows();

  return {
    trips: {
      list: from(listTrips),
      get: from(getTrip),
      downloads: from(listTripDownloads),
      downloadsOfAll: from(listDownloadsOfTrips),
    },
    alerts: { get: from(getAlert), some: from(listAlertsById) },
    advisories: { get: from(getAdvisory) },
    /** Alerts and advisories as far as a list shows them. */
    news: {
      concerning: from(listNews),
      urgent: from(listUrgentNews),
      ofTrip: from(listTripNews),
      ofCountry: from(listCountryNews),
      tripsOf: from(listTripsOfNews),
      countNew: from(countNewAlerts),
      countNewByTrip: from(countNewByTrip),
    },
    /** What the traveller does not want to hear of, and what of the last weeks that would be about. */
    alertFilters: { get: from(getAlertFilters), recent: from(listRecentDangers) },
    countries: {
      list: from(listCountries),
      get: from(getCountry),
      byCode: from(getCountryByCode),
      pinnedIds: from(listPinnedCountryIds),
      /** Where the traveller is, and what begins within reach. */
      aroundIds: from(listCountriesAround),
      map: from(getMapData),
      countAreasAbove: from(countAreasAbove),
    },
    hospitals: {
      get: from(getHospital),
      ofTrip: from(listTripHospitals),
      ofCountry: from(listCountryHospitals),
      places: from(listHospitalPlaces),
    },
    /** Flights, stays, trains: what is booked for trips. */
    segments: {
      ofTrip: from(listTripSegments),
      windowOf: from(listTripWindow),
      tripOf: from(getTripOfSegment),
    },
    boardingPasses: {
      ofSegment: from(listPassesOfSegment),
      withoutBooking: from(listPassesWithoutBooking),
      picture: from(getPassPicture),
    },
    /** Files with bookings, and what became of them. */
    bookingFiles: { list: from(listBookingFiles) },
    /** Whether the traveller may enter, and by which rules. */
    entry: { ofTrip: from(readEntryOfTrip), ofCountry: from(readEntryOfCountry), rule: from(getEntryRule) },
    outbreaks: {
      get: from(getOutbreak),
      ofCountry: from(listCountryOutbreaks),
      ofDisease: from(listDiseaseOutbreaks),
    },
    diseases: shelf('diseases'),
    medications: shelf('medications'),
    vaccinations: shelf('vaccinations'),
    checkIns: {
      list: from(listCheckIns),
      get: from(getCheckIn),
      requests: from(listCheckInRequests),
      openHelp: from(findOpenHelp),
      placeOfCall: from(findPlaceOf),
    },
    /** Requests for help. */
    issues: {
      list: from(listIssues),
      get: from(getIssue),
      getAny: from(getAnyIssue),
      openOfCall: from(getOpenIssueOf),
      ofCall: from(listIssuesOfCall),
      draft: from(getHelpDraft),
    },
    /** Requests of others, for whoever answers them. */
    requests: { list: from(listRequests), get: from(getRequest), notes: from(listNotes) },
    /** What is said about them. */
    conversations: {
      get: (issueId: string, limit: number) =>
        database.read((reader) => getTalk(reader, issueId, limit, talkRows)),
      issueOf: from(findIssueOfConversation),
      draft: from(getDraft),
      countUnread: from(countUnreadMessages),
      /** In Base64; null where it is not here. */
      photo: from(getPhotoContent),
    },
    /** Picked, and not sent yet. */
    draftPhoto: from(getDraftPhoto),
    notifications: { list: from(listNotifications), countUnread: from(countUnreadNotifications) },
    profile: from(getProfile),
    preferences: from(getPreferences),
    /** What waits to be sent, and what was refused. */
    unsent: from(listAllUnsent),
    /** The same as far as a traveller would call it theirs, by what it needs. */
    whatWaits: from(listUnsent),
    storage: from(reportStorage),
    /** In bytes. */
    sizeOfCountry: from(sizeOfCountry),
    /** In bytes, as far as it can be told before; null while nothing is known to go by. */
    sizeOfAllCountries: from(estimateAllCountries),
    /** How fresh downloads are; their names are of `downloadNames`. */
    downloads: from(listDownloads),
    /** How fresh one alert, advisory or hospital is. */
    downloadOfItem: from(getDownloadOfItem),
    downloadNames,
    search: (text: string) => search.find(text),
  };
}

export type Reads = ReturnType<typeof createReads>;
