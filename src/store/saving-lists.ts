import type { Aggregate } from './aggregates/aggregate';
import { ALONE, type Standing } from './answer-order';
import { replaceMembers, type Extent } from './downloads';
import { saveRecords, type RowShape } from './rows';
import type { Transaction } from './store-database';

/** Its rows, and while what they are kept. */
interface Listed<
  Kind extends { id: string },
  While extends Aggregate['kept']['while'],
> extends RowShape<Kind> {
  kept: { while: While };
}

/** For an aggregate whose rows belong to each download that names them: what this one contains from now on. */
export const savingInto =
  <Kind extends { id: string }>(
    aggregate: Listed<Kind, 'named'>,
    /** What is to be known of each without reading it. */
    detailsOf: (record: Kind) => unknown = () => undefined,
  ) =>
  async (
    transaction: Transaction,
    download: string,
    records: readonly Kind[],
    extent: Extent = 'whole',
    standing: Standing = ALONE,
  ): Promise<void> => {
    await Promise.all([
      saveRecords(transaction, aggregate, records, standing),
      replaceMembers(
        transaction,
        download,
        records.map((record) => ({ id: record.id, details: detailsOf(record) })),
        extent,
      ),
    ]);
  };

/** For an aggregate that one list has to itself: what the list no longer holds is gone. What else its rows hold stays. */
export const replacing =
  <Kind extends { id: string }>(aggregate: Listed<Kind, 'always'>) =>
  async (
    transaction: Transaction,
    records: readonly Kind[],
    extent: Extent = 'whole',
    standing: Standing = ALONE,
  ): Promise<void> => {
    await saveRecords(transaction, aggregate, records, standing);
    if (extent === 'part') return;
    await transaction.run(`delete from ${aggregate.table} where id not in (select value from json_each(?))`, [
      JSON.stringify(records.map(({ id }) => id)),
    ]);
  };
