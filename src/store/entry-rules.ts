import type { EntryRequirement } from '@/contract/entry-requirement';

import { entryRules as ENTRY_RULES } from './aggregates/entry-rules';
import { downloadNames } from './download-kinds';
import { toRecord } from './rows';
import { savingInto } from './saving-lists';
import type { Reader } from './store-database';

export const saveEntryRules = savingInto(ENTRY_RULES);

export async function getEntryRule(reader: Reader, id: string): Promise<EntryRequirement | null> {
  const row = await reader.first<{ record: string }>('select record from entry_rules where id = ?', [id]);
  return row && toRecord<EntryRequirement>(row);
}

/** Of a country, as its lists name them now: one that was taken back decides nothing, though it may lie here for a while. */
export async function listEntryRules(reader: Reader, countryId: string): Promise<EntryRequirement[]> {
  const rows = await reader.all<{ record: string }>(
    `select rule.record from members join entry_rules rule on rule.id = members.item_id
     where members.download in (?, ?) order by rule.n`,
    [downloadNames.entryRequirements(countryId), downloadNames.travelRestrictions(countryId)],
  );
  return rows.map((row) => toRecord<EntryRequirement>(row));
}
