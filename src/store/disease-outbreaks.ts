import type { DiseaseOutbreak } from '@/contract/disease-outbreak';

import { diseaseOutbreaks as OUTBREAKS } from './aggregates/disease-outbreaks';
import { downloadNames } from './download-kinds';
import { toRecord } from './rows';
import { savingInto } from './saving-lists';
import type { Reader } from './store-database';

export const saveOutbreaks = savingInto(OUTBREAKS);

export async function getOutbreak(reader: Reader, id: string): Promise<DiseaseOutbreak | null> {
  const row = await reader.first<{ record: string }>('select record from disease_outbreaks where id = ?', [
    id,
  ]);
  return row && toRecord<DiseaseOutbreak>(row);
}

/** The service tells only of those that go on, but nothing comes when one ends while there is no network. */
const GOES_ON = `coalesce(outbreak.record ->> '$.finish', '9999') >= ?`;
const LATEST_FIRST = `order by outbreak.record ->> '$.effective_as_of' desc, outbreak.id`;

/** Those of a country that go on today, as its list names them now. */
export async function listCountryOutbreaks(
  reader: Reader,
  countryId: string,
  today: string,
): Promise<DiseaseOutbreak[]> {
  const rows = await reader.all<{ record: string }>(
    `select outbreak.record from members join disease_outbreaks outbreak on outbreak.id = members.item_id
     where members.download = ? and ${GOES_ON} ${LATEST_FIRST}`,
    [downloadNames.countryOutbreaks(countryId), today],
  );
  return rows.map((row) => toRecord<DiseaseOutbreak>(row));
}

/** The same of a disease, in the countries that are on this device. */
export async function listDiseaseOutbreaks(
  reader: Reader,
  diseaseId: string,
  today: string,
): Promise<DiseaseOutbreak[]> {
  const rows = await reader.all<{ record: string }>(
    `select outbreak.record from disease_outbreaks outbreak
     where outbreak.disease_id = ? and exists (select 1 from members where item_id = outbreak.id) and ${GOES_ON} ${LATEST_FIRST}`,
    [diseaseId, today],
  );
  return rows.map((row) => toRecord<DiseaseOutbreak>(row));
}
