import type { IssueType } from '@/contract/issue';

import { forgetDraftPhoto } from './draft-photos';
import type { Reader, Transaction } from './store-database';

/** What was begun to be asked for with a call for help, and is not asked yet. */
export interface HelpDraft {
  /** Null while none is chosen. */
  type: IssueType | null;
  description: string;
}

export async function getHelpDraft(reader: Reader): Promise<HelpDraft> {
  const row = await reader.first<HelpDraft>('select type, description from help_draft');
  return row ?? { type: null, description: '' };
}

/** What is not named stays as it is. */
export async function saveHelpDraft(transaction: Transaction, change: Partial<HelpDraft>): Promise<void> {
  const { type, description } = { ...(await getHelpDraft(transaction)), ...change };
  await transaction.run('insert or replace into help_draft (only_row, type, description) values (1, ?, ?)', [
    type,
    description,
  ]);
}

/** With its photo. */
export async function forgetHelpDraft(transaction: Transaction): Promise<void> {
  await transaction.run('delete from help_draft');
  await forgetDraftPhoto(transaction, 'help');
}
