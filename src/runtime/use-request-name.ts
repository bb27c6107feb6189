import { use } from 'react';

import type { IssueType } from '@/contract/issue';
import { kindOfHelp } from '@/domain/help-request';
import { useWords } from '@/i18n/locale-provider';
import { bareCallWords } from '@/i18n/messages/bare-call';
import { issueWords } from '@/i18n/messages/issue';

import { RoomsContext } from './rooms';

interface Named {
  type: IssueType;
  isBareCall: boolean;
}

/** What a request is about, as far as anybody knows: of a call for help without a word nobody knows what kind of help it is for. */
export function useRequestName(): (request: Named) => string {
  const { kinds, call } = useWords(issueWords);
  const { callForHelp } = useWords(bareCallWords);
  const ofCall = use(RoomsContext) === 'responder' ? callForHelp : call;
  return ({ type, isBareCall }) => (isBareCall ? ofCall : kinds[kindOfHelp(type)]);
}
