import type { EntryFacts, EntryRule } from '@/contract/entry-facts';
import type { EntryVerdictKind } from '@/contract/entry-verdict';

import { aRule } from '../../support/entry-rules';

export interface EntryCase {
  story: string;
  who?: Partial<EntryFacts>;
  rules: EntryRule[];
  verdict: EntryVerdictKind;
  /** `quarantine`, or with of whom it is asked: `quarantine of some`. */
  asks?: string[];
  missing?: string[];
}

export const OPEN = aRule('foreigners yes');
export const CLOSED = aRule('foreigners no');
