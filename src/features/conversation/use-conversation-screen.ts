import { use, useState } from 'react';

import { isFinishedHelp, stageOfHelp } from '@/domain/help-request';
import { useFormat } from '@/i18n/locale-provider';
import { conversationQueries, issueQueries, requestQueries } from '@/runtime/queries/traveller-queries';
import { RoomsContext } from '@/runtime/rooms';
import { useRead, useSideRead } from '@/runtime/use-read';
import { useRequestName } from '@/runtime/use-request-name';
import type { StoredIssue } from '@/store/issues';
import type { StoredMessage, Talk } from '@/store/messages';
import type { ParkedReason } from '@/store/outbox';
import type { RequestOfOther } from '@/store/requests-of-others';

import type { Outside } from './outside-note';
import { type ConversationLine, toLines } from './to-lines';
import { type Older, useOlder } from './use-older';

type ConversationView =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | {
      kind: 'ready';
      issue: StoredIssue;
      /** The same as whoever answers it sees it; null for whoever asked. */
      answered: RequestOfOther | null;
      lines: ConversationLine[];
      /** The last that others said. */
      last: StoredMessage | null;
      /** What they said while the screen was open. */
      news: StoredMessage[];
      /** Writing opens the request again: by whoever asked, not by those who help. */
      isOver: boolean;
      /** Nobody can write about it any more. */
      isFinished: boolean;
      /** Who only reads, and why; null where they may write. */
      outside: Outside | null;
      /** Stepped in here, which the service may not know yet. */
      isSteppingIn: boolean;
      /** Something that was written here has not been heard by anybody. */
      hasUnheard: boolean;
      /** With whom they talk, and about what. */
      title: string;
      older: Older;
      /** Null until this device has heard of the conversation. */
      conversationId: string | null;
      names: Record<string, string>;
    };

/** The service's words for a request that is at its end for good: to whoever asked it is no longer there. */
const OVER: readonly number[] = [404, 409];

/** Why the service did not take it, where that is that the request is finished. */
export function isOver({ status }: ParkedReason): boolean {
  return OVER.includes(status);
}

function isRefusedAsOver({ author }: StoredMessage): boolean {
  return author.kind === 'me' && author.sending.kind === 'refused' && isOver(author.sending.reason);
}

function isUnheard({ author }: StoredMessage): boolean {
  if (author.kind !== 'me') return false;
  const { sending } = author;
  return sending.kind === 'refused' || (sending.kind === 'waiting' && sending.isUnsent);
}

/** A screenful or two. */
const FIRST_PAGE = 60;
/** What is read in one step while somebody scrolls up: no more of it the further they have come. */
const NEXT_PAGE = 120;

export function useConversationScreen(issueId: string): ConversationView {
  const { dayOf } = useFormat();
  const nameOf = useRequestName();
  const [limit, setLimit] = useState(FIRST_PAGE);
  const issue = useRead(issueQueries.any(issueId));
  const talk = useRead(conversationQueries.one(issueId, limit));
  const older = useOlder(talk, () => setLimit((now) => Math.max(now, limit + NEXT_PAGE)));
  const opened = useOpenedAt(talk);
  const isAnswering = use(RoomsContext) === 'responder';
  const answered = useSideRead(isAnswering ? requestQueries.one(issueId) : null);
  if (issue === null) return { kind: 'not-found' };
  if (!issue || !talk || !opened || (isAnswering && answered === undefined)) return { kind: 'opening' };
  const last = talk.messages.findLast(({ author }) => author.kind !== 'me') ?? null;
  const stage = stageOfHelp(issue.status);
  const outside = toOutside(talk, answered);
  return {
    kind: 'ready',
    issue,
    answered: answered ?? null,
    lines: toLines(talk.messages, { readBefore: outside ? Infinity : opened.readBefore, dayOf }),
    last,
    news: talk.messages.filter(
      ({ author, position }) => author.kind !== 'me' && (position ?? 0) > opened.lastPosition,
    ),
    isOver: !isAnswering && (stage === 'closed' || stage === 'cancelled'),
    isFinished:
      isFinishedHelp(issue.status) ||
      (isAnswering ? answered?.stage === 'finished' : talk.messages.some(isRefusedAsOver)),
    outside,
    isSteppingIn: talk.part.kind === 'stepping-in' && answered?.stage !== 'mine',
    hasUnheard: talk.messages.some(isUnheard),
    title: [isAnswering ? answered?.name : issue.handler, nameOf(issue)].filter(Boolean).join(' · '),
    older,
    conversationId: talk.conversationId,
    names: talk.names,
  };
}

/** Whoever takes a request, be it not confirmed yet, takes part in what is said about it. */
function toOutside({ part }: Talk, request: RequestOfOther | null | undefined): Outside | null {
  if (!request || request.stage === 'mine') return null;
  if (part.kind !== 'outside' && part.kind !== 'refused') return null;
  return { part, stage: request.stage, handler: request.handler };
}

interface OpenedAt {
  readBefore: number;
  lastPosition: number;
}

/** How it stood when it was opened: reading it moves neither the line nor what counts as new. */
function useOpenedAt(talk: Talk | undefined): OpenedAt | null {
  const [opened, setOpened] = useState<OpenedAt | null>(null);
  if (talk && !opened) {
    const positions = talk.messages.map(({ position }) => position ?? 0);
    setOpened({ readBefore: talk.readUpTo, lastPosition: Math.max(0, ...positions) });
  }
  return opened;
}
