import { z } from 'zod';

import { AdvisoryStatus } from './advisory';
import { AlertCategory, AlertStatus, RiskLevel } from './alert';
import { Position, requiredText, writtenText } from './fields';
import { Key, keys, LONGEST_TEXT, WebAddress, WrittenMoment } from './publishing-fields';
import { translatedText } from './translated-text';

const LONGEST_HEADLINE = 200;

const { Historical, Published } = AlertStatus;

/**
 * An alert as an editor writes it. Fields that are left out of a change stay as they are; a text that is said anew is said in all
 * its languages.
 */
const WrittenAlert = z.object({
  headline: translatedText(requiredText(LONGEST_HEADLINE)),
  body: translatedText(requiredText(LONGEST_TEXT)),
  body_advice: translatedText(writtenText(LONGEST_TEXT)).nullable(),
  category: AlertCategory,
  risk_level: RiskLevel,
  incubation: z.boolean(),
  start: WrittenMoment.nullable(),
  finish: WrittenMoment.nullable(),
  country_ids: keys(50).min(1, 'name at least one country'),
  full_country_ids: keys(50),
  country_division_ids: keys(200),
  country_region_ids: keys(200),
  disease_ids: keys(20),
  safety_category_ids: keys(20),
  alert_locations: z.array(z.object({ location: Position })).max(100, 'at most 100 places'),
  alert_sources: z.array(z.object({ url: WebAddress })).max(20, 'at most 20 sources'),
  origin_alert_id: Key.nullable(),
  status: z.enum({ Historical, Published }, 'must be 1 (historical) or 2 (published)'),
  update_reason: translatedText(requiredText(LONGEST_HEADLINE)).nullable(),
  /** Ids, or codes of ICAO. */
  airline_ids: keys(50),
  /** Ids, or codes of ICAO or IATA. */
  airport_ids: keys(500),
  /** Countries with all their airports. */
  airport_country_ids: keys(50),
});
export type WrittenAlert = z.output<typeof WrittenAlert>;

const NEEDED_OF_ALERT = {
  headline: true,
  body: true,
  category: true,
  risk_level: true,
  country_ids: true,
} as const;

export const NewAlertBody = z.object({
  alert: WrittenAlert.partial().required(NEEDED_OF_ALERT),
});
export type NewAlert = z.output<typeof NewAlertBody>['alert'];

export const AlertChangeBody = z.object({ alert: WrittenAlert.partial() });
export type AlertChange = z.output<typeof AlertChangeBody>['alert'];

const WrittenAdvisory = z.object({
  headline: translatedText(requiredText(LONGEST_HEADLINE)),
  body: translatedText(requiredText(LONGEST_TEXT)),
  status: z.enum(AdvisoryStatus, 'must be 0 (open) or 1 (closed)'),
  country_id: Key,
  country_division_ids: keys(200),
  country_region_ids: keys(200),
  safety_category_ids: keys(20),
});
export type WrittenAdvisory = z.output<typeof WrittenAdvisory>;

export const NewAdvisoryBody = z.object({
  advisory: WrittenAdvisory.partial().required({ headline: true, body: true, country_id: true }),
});
export type NewAdvisory = z.output<typeof NewAdvisoryBody>['advisory'];

export const AdvisoryChangeBody = z.object({ advisory: WrittenAdvisory.partial() });
export type AdvisoryChange = z.output<typeof AdvisoryChangeBody>['advisory'];
