import type { DeclaredEvent, EventName, MailSetting, PushManner } from './event-kind';
import { landedInCountry, returnedHome } from './kinds/arrival-events';
import { checkInAskedFor, checkInAskedForAgain, helpAskedFor } from './kinds/check-in-events';
import { issueFinished, issueQuiet, messageMissed, responderAbsent } from './kinds/conversation-events';
import { webhookEndpointDisabled, webhookEndpointFailing } from './kinds/endpoint-events';
import { entryRequirementMatched, travelRestrictionMatched } from './kinds/entry-events';
import {
  airportDelayed,
  arrivalGateChanged,
  arrivalTerminalChanged,
  baggageClaimChanged,
  departureGateChanged,
  departureTerminalChanged,
  flightCancelled,
  flightDelayed,
} from './kinds/flight-events';
import { issueOpened } from './kinds/issue-events';
import { itineraryDelayed, itineraryRead } from './kinds/itinerary-events';
import {
  monitorAirportLanded,
  monitorAlertMatched,
  monitorCheckInRequested,
  monitorFlightCancelled,
  monitorFlightDelayed,
  monitorItineraryChanged,
  monitorLodgingChanged,
} from './kinds/monitor-events';
import { advisoryMatched, alertMatched, allIsWell } from './kinds/news-events';
import {
  settingsChanged,
  travellerAdded,
  travellerChanged,
  travellerRemoved,
} from './kinds/traveller-events';
import { tripChanged, tripMade, tripMadeByCompany, tripRemoved } from './kinds/trip-events';

/** Each kind, with all that follows from it. */
export const EVENT_KINDS: { readonly [Name in EventName]: DeclaredEvent & { name: Name } } = {
  'alert-matched': alertMatched,
  'advisory-matched': advisoryMatched,
  'entry-requirement-matched': entryRequirementMatched,
  'travel-restriction-matched': travelRestrictionMatched,
  'all-is-well': allIsWell,
  'check-in-asked-for': checkInAskedFor,
  'check-in-asked-for-again': checkInAskedForAgain,
  'help-asked-for': helpAskedFor,
  'returned-home': returnedHome,
  'landed-in-country': landedInCountry,
  'issue-opened': issueOpened,
  'issue-quiet': issueQuiet,
  'issue-finished': issueFinished,
  'message-missed': messageMissed,
  'responder-absent': responderAbsent,
  'trip-made': tripMade,
  'trip-made-by-company': tripMadeByCompany,
  'trip-changed': tripChanged,
  'trip-removed': tripRemoved,
  'flight-cancelled': flightCancelled,
  'flight-delayed': flightDelayed,
  'airport-delayed': airportDelayed,
  'arrival-gate-changed': arrivalGateChanged,
  'departure-gate-changed': departureGateChanged,
  'departure-terminal-changed': departureTerminalChanged,
  'arrival-terminal-changed': arrivalTerminalChanged,
  'baggage-claim-changed': baggageClaimChanged,
  'monitor-lodging-changed': monitorLodgingChanged,
  'monitor-airport-landed': monitorAirportLanded,
  'monitor-flight-delayed': monitorFlightDelayed,
  'monitor-flight-cancelled': monitorFlightCancelled,
  'monitor-check-in-requested': monitorCheckInRequested,
  'monitor-alert-matched': monitorAlertMatched,
  'monitor-itinerary-changed': monitorItineraryChanged,
  'itinerary-read': itineraryRead,
  'itinerary-delayed': itineraryDelayed,
  'traveller-added': travellerAdded,
  'traveller-changed': travellerChanged,
  'settings-changed': settingsChanged,
  'traveller-removed': travellerRemoved,
  'webhook-endpoint-failing': webhookEndpointFailing,
  'webhook-endpoint-disabled': webhookEndpointDisabled,
};

/** How users hear of it, by the type of its notification: whomever it concerns, or those who look after them. */
const TOLD = new Map<number, DeclaredEvent['hears']['travellers']>(
  Object.values(EVENT_KINDS).map(({ type, hears }) => [type, hears.travellers ?? hears.handlers]),
);

/** Null where notifications of this type are not sent to phones. */
export function pushMannerOf(type: number): PushManner | null {
  return TOLD.get(type)?.push ?? null;
}

/** The setting that ends mails of this type; null where none are sent. */
export function mailSettingOf(type: number): MailSetting | null {
  return TOLD.get(type)?.mail?.setting ?? null;
}

const MAILED = [...TOLD].flatMap(([type, told]) =>
  told?.mail ? [`when ${type} then traveller.${told.mail.setting}`] : [],
);

/** SQL: whether the `traveller` wants mails of the `notification`'s type. */
export const WANTS_MAIL = `case notification.type ${MAILED.join(' ')} else false end`;

const NUMBERED = Object.values(EVENT_KINDS).map(({ name, type }) => `when '${name}' then ${type}`);

/** SQL: the number of the `event`. */
export const EVENT_NUMBER = `case event.kind ${NUMBERED.join(' ')} end`;
