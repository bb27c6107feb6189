import type { IssueType } from '@/contract/issue';
import { type HelpKind, kindOfHelp } from '@/domain/help-request';

interface KindWords {
  kinds: Record<HelpKind, string>;
  call: string;
}

/** Of a call for help nobody knows what kind it is. */
export function nameOfIssue(
  { type, isBareCall }: { type: IssueType; isBareCall: boolean },
  words: KindWords,
): string {
  return isBareCall ? words.call : nameOfType(type, words);
}

export function nameOfType(type: IssueType, { kinds }: { kinds: Record<HelpKind, string> }): string {
  return kinds[kindOfHelp(type)];
}
