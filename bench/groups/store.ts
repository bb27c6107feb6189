import type { Figure } from '../figure';
import { measureDrain } from '../store/drain';
import { measureEnqueue } from '../store/enqueue';
import { measureSearch } from '../store/find';
import { measureFirstSyncOverRaw, measureFirstSyncOverWatermelon } from '../store/first-sync';
import { measureList } from '../store/list';
import { measureOpen } from '../store/open';
import { measureReapply } from '../store/reapply';

export const figures: Figure[] = [
  {
    name: 'store.first-sync.raw',
    peer: 'prepared inserts of the same 20,000 rows, one by one in one transaction (rows per second)',
    needs: '>= 0.5',
    measure: measureFirstSyncOverRaw,
  },
  {
    name: 'store.first-sync.watermelondb',
    peer: "WatermelonDB's first synchronize() of the same records, in its adapter for Node, which has no turbo mode (rows per second)",
    needs: '>= 1.3',
    measure: measureFirstSyncOverWatermelon,
  },
  {
    name: 'store.reapply',
    peer: 'prepared upserts of the same 2,000 rows, none of which changes (rows per second)',
    needs: '>= 0.8',
    measure: measureReapply,
  },
  {
    name: 'store.open',
    peer: 'the same opening and first screen with 1,000 rows instead of 100,000 (time)',
    needs: '<= 1.2',
    measure: measureOpen,
  },
  {
    name: 'store.list',
    peer: 'the same prepared statement and JSON.parse of its 200 rows (95th percentile of the time)',
    needs: '<= 1.5',
    measure: measureList,
  },
  {
    name: 'store.search',
    peer: 'a prepared query of the same index, joined with the ids (95th percentile of the time)',
    needs: '<= 1.3',
    measure: measureSearch,
  },
  {
    name: 'store.enqueue',
    peer: 'a transaction with synchronous = full that inserts the same two rows (median of the time)',
    needs: '<= 1.3',
    measure: measureEnqueue,
  },
  {
    name: 'store.drain',
    peer: 'a loop of bare fetches of the same 1,000 requests, four at once (time)',
    needs: '<= 1.25',
    measure: measureDrain,
  },
];
