import type { Moment } from '@/domain/alert-period';

import { toParameters } from './alert-phase';
import { OF_LOUD_TRIPS, OF_TRIPS } from './alerts';
import { namePattern } from './download-kinds';
import { CONCERNING_ALERTS, IS_NEW } from './news-sources';
import { getMemory, saveMemory, type ServiceMemory } from './service-memory';
import type { Reader, Transaction } from './store-database';

export interface NewAlert {
  id: string;
  headline: string;
}

type Standings = ServiceMemory['urgent-alerts'];

interface UrgentRow extends NewAlert {
  /** The lists that hold it. */
  downloads: string;
  /** It concerns the traveller, is not over, not read and not of muted trips alone. */
  matters: number;
}

/** So many of those that the traveller was told of are remembered, be they on the device or not. */
const REMEMBERED = 200;

/** SQL: whether a download is such a list. */
const isList = (name: string) =>
  `(${(['tripAlerts', 'countryAlerts'] as const).map((kind) => `${name} glob '${namePattern(kind)}'`).join(' or ')})`;

/** Each alert of high risk that came with the list of a trip or a country. */
const URGENT = `
  select item.id, item.headline, json_group_array(distinct members.download) as downloads,
    item.id in (${CONCERNING_ALERTS}) and ${IS_NEW}
      and (item.id not in (${OF_TRIPS}) or item.id in (${OF_LOUD_TRIPS})) as matters
  from alerts item join members on members.item_id = item.id
    and ${isList('members.download')}
  where item.risk_level = 'high'
  group by item.id order by item.issued desc, item.id`;

const LISTS = `select name from downloads where checked_at is not null
  and ${isList('name')} order by name`;

/**
 * Alerts that came since the traveller last had these lists. Whatever stood in a list when it first came is no news. An alert may
 * come before it is known to be near: it waits for that. Null where nothing has changed.
 */
async function takeStock(
  reader: Reader,
  moment: Moment,
): Promise<{ standings: Standings; toTell: NewAlert[] } | null> {
  const before = (await getMemory(reader, 'urgent-alerts')) ?? { lists: [], alerts: {} };
  const lists = (await reader.all<{ name: string }>(LISTS)).map(({ name }) => name);
  const rows = await reader.all<UrgentRow>(URGENT, toParameters(moment));
  const toTell: NewAlert[] = [];
  const alerts: Standings['alerts'] = Object.fromEntries(
    Object.entries(before.alerts)
      .filter(([, standing]) => standing === 'told')
      .slice(-REMEMBERED),
  );
  for (const { id, headline, downloads, matters } of rows) {
    const isNew = (JSON.parse(downloads) as string[]).some((list) => before.lists.includes(list));
    const standing = before.alerts[id] ?? (isNew ? 'waiting' : 'there');
    const isToBeTold = standing === 'waiting' && matters === 1;
    if (isToBeTold) toTell.push({ id, headline });
    alerts[id] = isToBeTold ? 'told' : standing;
  }
  const standings = { lists, alerts };
  return JSON.stringify(standings) === JSON.stringify(before) ? null : { standings, toTell };
}

/** Whether `takeNewAlerts` would have anything to do. */
export async function hasNewAlerts(reader: Reader, moment: Moment): Promise<boolean> {
  return (await takeStock(reader, moment)) !== null;
}

/** Each is given once, and never again, not even after a restart. The newest first. */
export async function takeNewAlerts(transaction: Transaction, moment: Moment): Promise<NewAlert[]> {
  const stock = await takeStock(transaction, moment);
  if (!stock) return [];
  await saveMemory(transaction, 'urgent-alerts', stock.standings);
  return stock.toTell;
}

/** The traveller hears of it in another way. False where they had heard of it already. */
export async function noteAlertTold(transaction: Transaction, alertId: string): Promise<boolean> {
  const { lists, alerts } = (await getMemory(transaction, 'urgent-alerts')) ?? { lists: [], alerts: {} };
  if (alerts[alertId] === 'told') return false;
  await saveMemory(transaction, 'urgent-alerts', { lists, alerts: { ...alerts, [alertId]: 'told' } });
  return true;
}
