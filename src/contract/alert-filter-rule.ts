import type { Advisory } from './advisory';
import type { Alert } from './alert';
import { HEALTH_CATEGORY_ID, type AlertFilter } from './alert-filter';
import { RiskLevelV2 } from './alert-v2';
import { TravelStatus } from './country';

type Risk = (typeof RiskLevelV2)[keyof typeof RiskLevelV2];

/** What a filter looks at. */
export interface Danger {
  risk: Risk;
  /** It covers at least one country entirely. */
  isOfWholeCountry: boolean;
  /** Ids of its safety categories. */
  kinds: readonly string[];
}

type Rule = Pick<AlertFilter, 'risk_levels' | 'safety_category_id' | 'includes_high_for_whole_country'>;

/**
 * Whether filters leave something out. What is of several kinds is left out where each of its kinds is; what is of none, by a filter for all kinds alone.
 * The service says the same in SQL (`is_left_out`).
 */
export function isLeftOut(filters: readonly Rule[], { risk, isOfWholeCountry, kinds }: Danger): boolean {
  const isGrave = isOfWholeCountry && risk === RiskLevelV2.High;
  const hidden = filters
    .filter(({ risk_levels }) => risk_levels.includes(risk))
    .filter(({ includes_high_for_whole_country }) => includes_high_for_whole_country || !isGrave)
    .map(({ safety_category_id }) => safety_category_id);
  if (hidden.includes(null)) return true;
  return kinds.length > 0 && kinds.every((kind) => hidden.includes(kind));
}

const RISK_OF = { low: RiskLevelV2.Low, medium: RiskLevelV2.Medium, high: RiskLevelV2.High } as const;

export function dangerOfAlert(
  alert: Pick<Alert, 'risk_level' | 'category' | 'safety_ids' | 'full_country_ids'>,
): Danger {
  const said = alert.safety_ids ?? [];
  return {
    risk: RISK_OF[alert.risk_level],
    isOfWholeCountry: alert.full_country_ids.length > 0,
    kinds: alert.category === 'health' ? [...new Set([...said, HEALTH_CATEGORY_ID])] : said,
  };
}

const RISK_BY_STATUS: Record<TravelStatus, Risk> = {
  [TravelStatus.Normal]: RiskLevelV2.Low,
  [TravelStatus.Caution]: RiskLevelV2.Medium,
  [TravelStatus.Avoid]: RiskLevelV2.High,
};

/** An advisory has no risk level of its own: it is as grave as what it is about, the worst of its areas or else its country. */
export function dangerOfAdvisory(
  advisory: Pick<Advisory, 'country_divisions' | 'country_regions' | 'safety_ids'>,
  ofCountry: TravelStatus,
): Danger {
  const areas = [...advisory.country_divisions, ...advisory.country_regions].map(
    ({ travel_status }) => RISK_BY_STATUS[travel_status],
  );
  return {
    risk: areas.length > 0 ? (Math.max(...areas) as Risk) : RISK_BY_STATUS[ofCountry],
    isOfWholeCountry: areas.length === 0,
    kinds: advisory.safety_ids ?? [],
  };
}
