import { IssueStatus, IssueType, type IssueChange } from '@/contract/issue';

import { Failure, invalid } from '../../http/failure';
import type { IssueRow } from './queries';
import type { Viewer } from './viewer';

/** Every way from one state to another; there is no other. */
export type Move = 'wait' | 'claim' | 'close' | 'cancel' | 'finish' | 'reopen' | 'resume';

interface Transition {
  from: readonly IssueStatus[];
  to: IssueStatus;
  /** Whoever asked for help, or whoever gives it. */
  by: 'affected' | 'helper';
}

const { CollectingDetails, Waiting, Handling, Closed, Cancelled, Finished } = IssueStatus;
const OPEN = [CollectingDetails, Waiting, Handling] as const;

const MOVES: Record<Move, Transition> = {
  wait: { from: [CollectingDetails], to: Waiting, by: 'affected' },
  claim: { from: [CollectingDetails, Waiting], to: Handling, by: 'helper' },
  close: { from: OPEN, to: Closed, by: 'helper' },
  cancel: { from: OPEN, to: Cancelled, by: 'affected' },
  finish: { from: [Closed, Cancelled], to: Finished, by: 'helper' },
  // By writing to whoever helped, or would have.
  reopen: { from: [Closed, Cancelled], to: Waiting, by: 'affected' },
  resume: { from: [Closed, Cancelled], to: Handling, by: 'affected' },
};

/** What a change of the state asks for; null where nothing leads there. */
const MOVE_TO: Record<IssueStatus, Move | null> = {
  [CollectingDetails]: null,
  [Waiting]: 'wait',
  // Whoever begins to help claims it.
  [Handling]: null,
  [Closed]: 'close',
  [Cancelled]: 'cancel',
  [Finished]: 'finish',
};

const isForDoctors = (type: IssueType) => type === IssueType.SelfHelpMedical;

const conflict = (message: string) => new Failure('conflict', message);

/** The state that it comes into; null where this very person brought it there before. Throws where it can't be, or is not theirs to do. */
export function judgeMove(issue: IssueRow, move: Move, viewer: Viewer): IssueStatus | null {
  const { from, to, by } = MOVES[move];
  requireRight(issue, by, viewer);
  if (issue.status === to && issue.moved_by === actorOf(viewer)) return null;
  if (!from.includes(issue.status))
    throw conflict(`This can’t be done to a request in state ${issue.status}.`);
  if (move === 'close') requireClosable(issue, viewer);
  return to;
}

/** Those of the company may see that a call was none. Of what is asked of doctors none of them speaks for the others. */
function requireClosable(issue: IssueRow, viewer: Viewer): void {
  const isUnclaimed = issue.status !== Handling;
  if (isUnclaimed && !isForDoctors(issue.type)) return;
  const reason = whyNotTheirs(issue, viewer);
  if (reason !== null) throw conflict(reason);
}

/** Null where they have claimed it. A company's own servers speak for all who help there. */
function whyNotTheirs({ status, current_handler_id }: IssueRow, { userId }: Viewer): string | null {
  if (userId === null || current_handler_id === userId) return null;
  return status === Handling ? 'Somebody else handles this request.' : 'Claim this request first.';
}

/** What the change of the state asks for; null where it is to stay as it is. */
export function findMove(issue: IssueRow, { status }: IssueChange): Move | null {
  if (status === undefined || status === issue.status) return null;
  const move = MOVE_TO[status];
  if (move === null) throw conflict(`A request can’t be brought into state ${status} like this.`);
  return move;
}

/**
 * Whether what was asked for is to be put otherwise: until it is at its end, by whoever asked and whoever has it. False where it says so already, as a
 * repeat does. Whom it was told to, and who may read it, stays as it is.
 */
export function judgeWords(issue: IssueRow, change: IssueChange, viewer: Viewer): boolean {
  const { type = issue.type, description = issue.description } = change;
  if (type === issue.type && description === issue.description) return false;
  if (!OPEN.some((open) => open === issue.status)) throw conflict('This request is at its end.');
  if (isForDoctors(type) !== isForDoctors(issue.type))
    throw invalid([{ field: 'issue.type', message: 'would lead to other helpers: make another request' }]);
  const reason = issue.traveller_id === viewer.userId ? null : whyNotTheirs(issue, viewer);
  if (reason !== null) throw new Failure('forbidden', reason);
  return true;
}

/** Whom a request is about never reads what those who help tell each other, even where they help others. */
export function requireDistance(issue: IssueRow, { userId }: Viewer): void {
  if (issue.traveller_id === userId) throw new Failure('forbidden', 'Notes are for those who help.');
}

/** No request waits longer for a signal: one that claims to was told by a clock that is wrong. */
const LONGEST_WAIT_MS = 30 * 24 * 3_600_000;

/** When somebody asked, by their own word where that can be believed; null where it counts from now on. */
export function whenAsked(said: Date | null, now: Date): Date | null {
  const waited = said === null ? 0 : now.getTime() - said.getTime();
  return waited > 0 && waited <= LONGEST_WAIT_MS ? said : null;
}

export function actorOf({ userId, companyId }: Viewer): string {
  const actor = userId ?? companyId;
  if (actor === null) throw new Error('nobody acts');
  return actor;
}

function requireRight(issue: IssueRow, by: Transition['by'], viewer: Viewer): void {
  const isAffected = viewer.userId !== null && issue.traveller_id === viewer.userId;
  // Whoever sees the request of another sees it because they help.
  const isHelper = !isAffected || viewer.companyId !== null;
  if (by === 'affected' ? isAffected : isHelper) return;
  const who = by === 'affected' ? 'whoever asked for help' : 'whoever gives help';
  throw new Failure('forbidden', `Only ${who} can do this.`);
}
