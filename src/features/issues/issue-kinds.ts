import type { IssueType } from '@/contract/issue';
import { type HelpKind, kindOfHelp } from '@/domain/help-request';

export function nameOfType(type: IssueType, { kinds }: { kinds: Record<HelpKind, string> }): string {
  return kinds[kindOfHelp(type)];
}
