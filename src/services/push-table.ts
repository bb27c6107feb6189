import { NotificationType, type KnownNotification } from '@/contract/notification-type';

import type { MessageReader } from './message-reader';
import { places } from './places';

/** What a message makes the app download: just what changed. */
export type FetchTarget =
  | { kind: 'inbox' }
  | { kind: 'trip'; tripId: string }
  | { kind: 'trip-list' }
  | { kind: 'segment'; segmentId: string }
  | { kind: 'alert'; alertId: string }
  /** The trip that it touches comes, where the message names one. */
  | { kind: 'advisory'; advisoryId: string; tripId: string | null }
  | { kind: 'profile' }
  | { kind: 'issues' }
  | { kind: 'conversations' }
  | { kind: 'everything' };

type DataOf<Type extends NotificationType> = Extract<KnownNotification, { type: Type }>['data'];

interface Row<Type extends NotificationType> {
  /** Null: its words in the inbox are all there is to see. */
  place: (data: DataOf<Type>, reader: MessageReader) => string | null;
  fetch: (data: DataOf<Type>) => FetchTarget;
}

const INBOX: FetchTarget = { kind: 'inbox' };
const inInbox = { place: () => null, fetch: () => INBOX };
const ofTrip = {
  place: ({ trip_id: id }: { trip_id: string }) => places.trip(id),
  fetch: ({ trip_id: tripId }: { trip_id: string }): FetchTarget => ({ kind: 'trip', tripId }),
};
const ofAirSegment = {
  place: ({ air_segment_id: id }: { air_segment_id: string }) => places.segment(id),
  fetch: ({ air_segment_id: segmentId }: { air_segment_id: string }): FetchTarget => ({
    kind: 'segment',
    segmentId,
  }),
};
/** The trip comes, for other bookings hang on it. */
const ofFlight = { ...ofTrip, place: ofAirSegment.place };
const ofTripList = { place: () => places.trips, fetch: (): FetchTarget => ({ kind: 'trip-list' }) };
const ofCheckInRequest = {
  place: ({ check_in_request_id: id }: { check_in_request_id: string }) => places.checkInRequest(id),
  fetch: () => INBOX,
};
const ofWhereIAm = { place: () => places.today, fetch: (): FetchTarget => ({ kind: 'everything' }) };
const ofProfile = { place: () => places.settings, fetch: (): FetchTarget => ({ kind: 'profile' }) };

const ofConversation = {
  place: ({ conversation_id: id }: { conversation_id: string }) => places.conversation(id),
  fetch: (): FetchTarget => ({ kind: 'conversations' }),
};
// Which request it is about is not told.
const ofIssues = { place: () => places.requests, fetch: (): FetchTarget => ({ kind: 'issues' }) };

const Type = NotificationType;

/** What a tap on each type opens, and what its arrival downloads. */
export const PUSH_TABLE: { [Each in NotificationType]: Row<Each> } = {
  // Of somebody else, for whoever answers.
  [Type.NewIssue]: {
    place: ({ issue_id: id }) => places.request(id),
    fetch: () => ({ kind: 'issues' }),
  },
  [Type.NewAvailabilityBid]: inInbox,
  [Type.CancelledAvailabilityBid]: inInbox,
  [Type.NewAppointment]: inInbox,
  [Type.CancelledAppointment]: inInbox,
  [Type.MissedConversationMessage]: ofConversation,
  [Type.AbsentConversationResponder]: ofConversation,
  [Type.UserInactiveIssue]: ofIssues,
  [Type.UserFinishedIssue]: ofIssues,
  [Type.NewTrip]: ofTrip,
  [Type.UpdatedTrip]: ofTrip,
  // The trip is gone: there is nothing to open but those that are left.
  [Type.DeletedTrip]: ofTripList,
  [Type.MergedTrip]: ofTrip,
  // Of which trip is not told.
  [Type.ItineraryParsed]: { ...ofTripList, fetch: () => ({ kind: 'everything' }) },
  [Type.DelayedItineraryParsing]: inInbox,
  [Type.NewTripByCompany]: ofTrip,
  [Type.SafetyRequest]: ofCheckInRequest,
  [Type.ReturnToHomeCountry]: ofWhereIAm,
  [Type.LandedInNewCountry]: ofWhereIAm,
  [Type.CheckInNeedsHelp]: {
    place: ({ issue_id: id }, { answersOthers, showsOwnTravels }) => {
      // It was told to whoever helped then.
      if (!answersOthers) return null;
      if (id != null) return places.request(id);
      return showsOwnTravels ? null : places.requestsOfOthers;
    },
    fetch: () => ({ kind: 'issues' }),
  },
  [Type.CheckInRequestFollowUp]: ofCheckInRequest,
  [Type.FlightCancelled]: ofFlight,
  [Type.FlightDelayed]: ofFlight,
  [Type.AirportDelayed]: ofTrip,
  [Type.ArrivalGateChange]: ofAirSegment,
  [Type.DepartureGateChange]: ofAirSegment,
  [Type.DepartureTerminalChange]: ofAirSegment,
  [Type.ArrivalTerminalChange]: ofAirSegment,
  [Type.BaggageClaimChange]: ofAirSegment,
  [Type.TripAlert]: {
    place: ({ alert_id: id }) => places.alert(id),
    fetch: ({ alert_id: alertId }) => ({ kind: 'alert', alertId }),
  },
  [Type.TripAdvisory]: {
    place: ({ advisory_id: id }) => places.advisory(id),
    fetch: ({ advisory_id: advisoryId, trip_id: tripId = null }) => ({
      kind: 'advisory',
      advisoryId,
      tripId,
    }),
  },
  [Type.AllIsWell]: ofTrip,
  [Type.CompanyTripAlertSummary]: inInbox,
  // A rule comes with the lists of its country: those that have moved are asked for.
  [Type.TravelRestriction]: {
    place: ({ travel_restriction_id: id }) => places.entryRule(id),
    fetch: () => ({ kind: 'everything' }),
  },
  [Type.EntryRequirement]: {
    place: ({ entry_requirement_id: id }) => places.entryRule(id),
    fetch: () => ({ kind: 'everything' }),
  },
  [Type.MonitorAccommodation]: inInbox,
  [Type.MonitorAirportLanded]: inInbox,
  [Type.MonitorFlightDelayed]: inInbox,
  [Type.MonitorFlightCancelled]: inInbox,
  [Type.MonitorCheckInRequest]: inInbox,
  [Type.MonitorTripAlert]: inInbox,
  [Type.MonitorItineraryChange]: inInbox,
  [Type.NewTravellerForCompany]: inInbox,
  [Type.ConfirmedTravellerForCompany]: inInbox,
  [Type.InvitedNewUserForCompany]: inInbox,
  [Type.InvitedExistingUserForCompany]: inInbox,
  [Type.UpdatedUser]: ofProfile,
  [Type.UpdatedUserSettings]: ofProfile,
  [Type.DeletedUser]: inInbox,
  [Type.WebhookEndpointFailing]: inInbox,
  [Type.WebhookEndpointDisabled]: inInbox,
  [Type.ChargeForAppointment]: inInbox,
  [Type.ChargeForCoverage]: inInbox,
  [Type.ChargeForSinglePurchase]: inInbox,
  [Type.UpcomingSubscriptionRenewal]: inInbox,
  [Type.InvoicePaid]: inInbox,
  [Type.DepositForResponder]: inInbox,
  [Type.ManualPayoutForResponder]: inInbox,
};
