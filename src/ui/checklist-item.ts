export interface ChecklistItem {
  key: string;
  title: string;
  detail?: string;
  isDone: boolean;
  /** Days are `YYYY-MM-DD` and belong to no time zone. */
  doneOn?: string;
  /** The last day that it can be done. */
  by?: string;
  /** Done earlier, it would not count. */
  notBefore?: string;
}

export type ChecklistState = 'done' | 'overdue' | 'early' | 'open';

/** How a thing to do stands on a day. What is late is late, whenever it might have begun. */
export function toChecklistState(item: ChecklistItem, today: string): ChecklistState {
  if (item.isDone) return 'done';
  if (item.by !== undefined && item.by < today) return 'overdue';
  return item.notBefore !== undefined && today < item.notBefore ? 'early' : 'open';
}
