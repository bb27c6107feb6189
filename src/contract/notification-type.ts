import { z } from 'zod';

/** Every type of the reference. What a type carries stands in `NOTIFICATION_DATA`. */
export const NotificationType = {
  NewIssue: 0,
  NewAvailabilityBid: 1,
  CancelledAvailabilityBid: 2,
  NewAppointment: 3,
  CancelledAppointment: 4,
  MissedConversationMessage: 5,
  AbsentConversationResponder: 6,
  UserInactiveIssue: 9,
  UserFinishedIssue: 10,
  NewTrip: 20,
  UpdatedTrip: 21,
  DeletedTrip: 22,
  MergedTrip: 23,
  ItineraryParsed: 24,
  DelayedItineraryParsing: 25,
  NewTripByCompany: 30,
  SafetyRequest: 50,
  ReturnToHomeCountry: 51,
  LandedInNewCountry: 52,
  CheckInNeedsHelp: 53,
  CheckInRequestFollowUp: 54,
  FlightCancelled: 100,
  FlightDelayed: 101,
  AirportDelayed: 102,
  ArrivalGateChange: 103,
  DepartureGateChange: 104,
  DepartureTerminalChange: 105,
  ArrivalTerminalChange: 106,
  BaggageClaimChange: 107,
  TripAlert: 110,
  TripAdvisory: 111,
  // Not of the reference, which names the message and gives it no number.
  AllIsWell: 112,
  CompanyTripAlertSummary: 115,
  TravelRestriction: 120,
  EntryRequirement: 121,
  MonitorAccommodation: 300,
  MonitorAirportLanded: 301,
  MonitorFlightDelayed: 302,
  MonitorFlightCancelled: 303,
  MonitorCheckInRequest: 304,
  MonitorTripAlert: 305,
  MonitorItineraryChange: 306,
  NewTravellerForCompany: 500,
  ConfirmedTravellerForCompany: 501,
  InvitedNewUserForCompany: 502,
  InvitedExistingUserForCompany: 503,
  UpdatedUser: 504,
  UpdatedUserSettings: 505,
  DeletedUser: 506,
  // Not of the reference: a company's endpoint for webhooks is about to be turned off, or was.
  WebhookEndpointFailing: 560,
  WebhookEndpointDisabled: 561,
  ChargeForAppointment: 900,
  ChargeForCoverage: 901,
  ChargeForSinglePurchase: 902,
  UpcomingSubscriptionRenewal: 903,
  InvoicePaid: 904,
  DepositForResponder: 910,
  ManualPayoutForResponder: 911,
} as const;
export type NotificationType = (typeof NotificationType)[keyof typeof NotificationType];

const Id = z.string().min(1).max(200);

const Nothing = z.object({});
const OfIssue = z.object({ issue_id: Id });
const OfBid = z.object({ issue_id: Id, bid_id: Id });
const OfAppointment = z.object({ issue_id: Id, appointment_id: Id });
const OfConversation = z.object({ conversation_id: Id });
const OfTrip = z.object({ trip_id: Id });
const OfCheckInRequest = z.object({ check_in_request_id: Id });
const OfFlight = z.object({ trip_id: Id, air_segment_id: Id });
const OfWebhookEndpoint = z.object({ webhook_endpoint_id: Id });
const OfAirSegment = z.object({ air_segment_id: Id });

/**
 * What each type carries. An alert may be tied to a trip, or to where the traveller last checked in: only the
 * alert itself is always there.
 */
export const NOTIFICATION_DATA = {
  0: OfIssue,
  1: OfBid,
  2: OfBid,
  3: OfAppointment,
  4: OfAppointment,
  5: OfConversation,
  6: OfConversation,
  9: Nothing,
  10: Nothing,
  20: OfTrip,
  21: OfTrip,
  22: OfTrip,
  23: OfTrip,
  24: z.object({ success: z.boolean() }),
  25: Nothing,
  30: OfTrip,
  50: OfCheckInRequest,
  51: Nothing,
  52: Nothing,
  // The reference names the traveller alone. The request is null where the call was over before it was heard.
  53: z.object({ user_id: Id, issue_id: Id.nullish() }),
  54: OfCheckInRequest,
  100: OfFlight,
  101: OfFlight,
  102: z.object({ trip_id: Id, airport_code: Id }),
  103: OfAirSegment,
  104: OfAirSegment,
  105: OfAirSegment,
  106: OfAirSegment,
  107: OfAirSegment,
  110: z.object({
    alert_id: Id,
    trip_id: Id.nullish(),
    trip_alert_id: Id.nullish(),
    check_in_id: Id.nullish(),
  }),
  111: z.object({ trip_id: Id.nullish(), advisory_id: Id }),
  112: OfTrip,
  115: Nothing,
  120: z.object({ travel_restriction_id: Id }),
  121: z.object({ entry_requirement_id: Id }),
  300: Nothing,
  301: Nothing,
  302: Nothing,
  303: Nothing,
  304: Nothing,
  305: Nothing,
  306: Nothing,
  500: Nothing,
  501: Nothing,
  502: Nothing,
  503: Nothing,
  504: Nothing,
  505: Nothing,
  506: Nothing,
  560: OfWebhookEndpoint,
  561: OfWebhookEndpoint,
  900: Nothing,
  901: Nothing,
  902: Nothing,
  903: z.object({ subscription_id: Id }),
  904: z.object({ subscription_id: Id, invoice_id: Id }),
  910: Nothing,
  911: Nothing,
} as const satisfies Record<NotificationType, z.ZodObject>;

/** A notification of any known type, with what that type carries. */
export type KnownNotification = {
  [Type in NotificationType]: { type: Type; data: z.infer<(typeof NOTIFICATION_DATA)[Type]> };
}[NotificationType];

export function isNotificationType(number: number): number is NotificationType {
  return Object.hasOwn(NOTIFICATION_DATA, number);
}

/** Null where the data are not what the type needs: then only its words can be shown. */
export function readNotificationData(type: NotificationType, data: unknown): KnownNotification | null {
  const parsed = NOTIFICATION_DATA[type].safeParse(data ?? {});
  // The table above pairs each type with its data; TypeScript can't follow a pair through a look-up.
  return parsed.success ? ({ type, data: parsed.data } as KnownNotification) : null;
}
