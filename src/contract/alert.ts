import { z } from 'zod';

import { NamedAirline } from './airline';
import { NamedAirport } from './airport';
import { CountryArea, TravelStatus } from './country';
import { Markdown, Position, Timestamp } from './fields';
import { Topology } from './topology';

export const AlertCategory = z.enum(['health', 'safety']);
export type AlertCategory = z.infer<typeof AlertCategory>;

export const RiskLevel = z.enum(['low', 'medium', 'high']);
export type RiskLevel = z.infer<typeof RiskLevel>;

/** A historical one is no longer in force, and is told to nobody anew. */
export const AlertStatus = { Review: 0, Historical: 1, Published: 2 } as const;

export const AlertSource = z.object({ _id: z.string(), host: z.string(), url: z.string() });
export const AlertLocation = z.object({ id: z.string(), location: Position });

export const AlertCountry = z.object({
  id: z.string(),
  name: z.string(),
  travel_status: z.enum(TravelStatus),
  /** Only where the whole country is covered. */
  topo_json: Topology.nullable(),
});

export const Alert = z.object({
  id: z.string(),
  slug: z.string(),
  created_at: z.iso.date(),
  updated_at: z.iso.date(),
  start: Timestamp.nullable(),
  finish: Timestamp.nullable(),
  headline: z.string(),
  body: Markdown,
  body_advice: Markdown.nullable(),
  category: AlertCategory,
  risk_level: RiskLevel,
  incubation: z.boolean().optional(),
  country_ids: z.array(z.string()),
  disease_ids: z.array(z.string()),
  safety_ids: z.array(z.string()).optional(),
  full_country_ids: z.array(z.string()),
  origin_alert_id: z.string().nullable(),
  alert_sources: z.array(AlertSource),
  alert_locations: z.array(AlertLocation),
  countries: z.array(AlertCountry),
  country_divisions: z.array(CountryArea),
  country_regions: z.array(CountryArea),
  country_division_ids: z.array(z.string()).optional(),
  country_region_ids: z.array(z.string()).optional(),
  status: z.enum(AlertStatus).optional(),
  /** Why the publisher has changed it. */
  update_reason: z.string().nullable().optional(),
  /** Those it is about; of a country with all its airports, none of them: those come with the country. */
  airlines: z.array(NamedAirline).optional(),
  airports: z.array(NamedAirport).optional(),
});
export type Alert = z.infer<typeof Alert>;

/** `null` says unread; a trip alert is never marked unread again. */
export const TripAlertRead = z.literal(true).nullable();

export const TripAlert = z.object({
  id: z.string(),
  incubation: z.boolean(),
  read: TripAlertRead,
  alert_id: z.string(),
  trip_id: z.string(),
  alert: Alert,
});
export type TripAlert = z.infer<typeof TripAlert>;

export const TripAlerts = z.object({
  /** Issued during the trip. */
  trip_alerts: z.array(TripAlert),
  /** Issued before it began. */
  past_alerts: z.array(Alert),
});
export type TripAlerts = z.infer<typeof TripAlerts>;

/** What a push message about an alert leads to: the alert, and the trips of the traveller that it touches. */
export const AlertFromPush = z.object({ alert: Alert, trip_ids: z.array(z.string()) });
export type AlertFromPush = z.infer<typeof AlertFromPush>;
