import type { Routes } from './http/routes';
import { accountRoutes } from './resources/account/routes';
import { accountRoutesV2 } from './resources/account/routes-v2';
import { advisoryRoutes } from './resources/advisories/routes';
import { advisoryRoutesV2 } from './resources/advisories/routes-v2';
import { airlineRoutesV2 } from './resources/airlines/routes-v2';
import { airportRoutesV2 } from './resources/airports/routes-v2';
import { alertFilterRoutesV2 } from './resources/alert-filters/routes-v2';
import { alertRoutes } from './resources/alerts/routes';
import { alertRoutesV2 } from './resources/alerts/routes-v2';
import { checkInRoutes } from './resources/check-ins/routes';
import { companyRoutes } from './resources/companies/routes';
import { positionRoutes } from './resources/conversations/position-routes';
import { conversationRoutes } from './resources/conversations/routes';
import { countryRoutes } from './resources/countries/routes';
import { countryRoutesV2 } from './resources/countries/routes-v2';
import { deviceRoutes } from './resources/devices/routes';
import { diseaseOutbreakRoutesV2 } from './resources/disease-outbreaks/routes-v2';
import { entryRequirementRoutesV2 } from './resources/entry-requirements/routes-v2';
import { flightStatusRoutesV2 } from './resources/flight-statuses/routes-v2';
import { healthCommentRoutes } from './resources/health-comments/routes';
import { healthLibraryRoutes } from './resources/health-library/routes';
import { healthLibraryRoutesV2 } from './resources/health-library/routes-v2';
import { hospitalRoutesV2 } from './resources/hospitals/routes-v2';
import { orgIssueRoutes } from './resources/issues/org-routes';
import { issueRoutes } from './resources/issues/routes';
import { itineraryMailAddressRoutesV2 } from './resources/itinerary-mails/address-routes-v2';
import { itineraryMailRoutesV2 } from './resources/itinerary-mails/routes-v2';
import { noteRoutes } from './resources/notes/routes';
import { notificationRoutes } from './resources/notifications/routes';
import { orgCheckInRoutes } from './resources/org-check-ins/routes';
import { orgNotificationRoutes } from './resources/org-notifications/routes';
import { orgTripRoutes } from './resources/org-trips/routes';
import { orgUserRoutes } from './resources/org-users/routes';
import { partnerTripRoutes } from './resources/partner-trips/routes';
import { publishingRoutes } from './resources/publishing/routes';
import { segmentRoutesV2 } from './resources/segments/routes-v2';
import { tokenRoutes } from './resources/tokens/routes';
import { travellerRoutes } from './resources/travellers/routes';
import { tripRoutes } from './resources/trips/routes';
import { webhookDeliveryRoutes } from './resources/webhook-endpoints/delivery-routes';
import { webhookEndpointRoutes } from './resources/webhook-endpoints/routes';

/** All routes of the interface, by their version. Each says who may call it. */
export const V1: readonly Routes[] = [
  tripRoutes,
  countryRoutes,
  healthLibraryRoutes,
  alertRoutes,
  advisoryRoutes,
  accountRoutes,
  travellerRoutes,
  partnerTripRoutes,
];
export const V2: readonly Routes[] = [
  checkInRoutes,
  deviceRoutes,
  notificationRoutes,
  healthCommentRoutes,
  tokenRoutes,
  countryRoutesV2,
  alertRoutesV2,
  advisoryRoutesV2,
  alertFilterRoutesV2,
  hospitalRoutesV2,
  healthLibraryRoutesV2,
  entryRequirementRoutesV2,
  segmentRoutesV2,
  itineraryMailRoutesV2,
  itineraryMailAddressRoutesV2,
  diseaseOutbreakRoutesV2,
  airlineRoutesV2,
  airportRoutesV2,
  accountRoutesV2,
  companyRoutes,
  orgCheckInRoutes,
  orgNotificationRoutes,
  orgTripRoutes,
  orgUserRoutes,
  issueRoutes,
  orgIssueRoutes,
  noteRoutes,
  conversationRoutes,
  positionRoutes,
  webhookEndpointRoutes,
  webhookDeliveryRoutes,
  publishingRoutes,
  flightStatusRoutesV2,
];
