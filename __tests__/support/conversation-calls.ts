import { CheckInStatus } from '@/contract/check-in';
import { IssueStatus } from '@/contract/issue';
import type { StoredCheckIn } from '@/store/check-ins';
import type { StoredIssue } from '@/store/issues';

import type { AskingDevice } from './conversation-steps';
import type { Asking } from './talking-people';

interface Asked {
  on: AskingDevice;
  /** When the call was made that it says more of. */
  calledAt: number;
  /** Before it left. */
  isWithdrawn: boolean;
}

/** What whoever asks for help said of themselves and asked for on their devices, and what must have become of it. */
export class CallsRecord {
  /** What was asked for once more with a call whose request was open and known there, or taken for a request of another. */
  readonly askedWrongly: string[] = [];
  private readonly said: { on: AskingDevice; status: CheckInStatus; at: number }[] = [];
  /** By their words. */
  private readonly asked = new Map<string, Asked>();

  noteSaid(on: AskingDevice, said: StoredCheckIn): void {
    this.said.push({ on, status: said.status, at: momentOf(said) });
  }

  /**
   * Two devices of which neither has heard what was asked for on the other make two requests of one call, which is accepted. On one
   * that knows of the first, asking again finds it while it is open.
   */
  noteAsked(on: AskingDevice, description: string, asking: Asking): void {
    const { id, call, requests } = asking;
    const open = requests.filter((request) => isOpenHere(request) && this.isOfCall(on, request, asking));
    const known = requests.find((request) => request.id === id);
    if (known && !open.includes(known))
      this.askedWrongly.push(`${description} is taken for ${known.description}, which is of another call`);
    // A second tap finds the first.
    if (known) return;
    for (const each of open)
      this.askedWrongly.push(`${description} is asked for with the call of ${each.description}`);
    this.asked.set(description, { on, isWithdrawn: false, calledAt: momentOf(call) });
  }

  withdraw({ description }: Pick<StoredIssue, 'description'>): void {
    const asked = this.asked.get(description ?? '');
    if (asked) asked.isWithdrawn = true;
  }

  /** The words of all that was asked for and must have arrived. */
  listKept(): string[] {
    return [...this.asked].filter(([, { isWithdrawn }]) => !isWithdrawn).map(([description]) => description);
  }

  countCalls(): number {
    return this.said.filter(({ status }) => status === CheckInStatus.Help).length;
  }

  /** All that was said, as `toWords` tells it. */
  listSaid(): string[] {
    return this.said.map(toWords).sort();
  }

  /**
   * As far as a device can know: of what was asked for here it knows with which call; what was asked for elsewhere is told by its moment
   * alone. Calls from elsewhere are one until the traveller is safe, for some may repeat the first.
   */
  private isOfCall(
    on: AskingDevice,
    { description, isBareCall, askedAt }: StoredIssue,
    { call, checkIns }: Asking,
  ): boolean {
    const isSaidHere = this.isSaidOn(on, call);
    const series = isSaidHere ? [call] : listSince(checkIns, call);
    const asked = this.asked.get(description ?? '');
    if (asked?.on === on)
      return series.some(
        (each) => momentOf(each) === asked.calledAt && this.isSaidOn(on, each) === isSaidHere,
      );
    return !isBareCall && secondOf(askedAt) >= Math.min(...series.map(whenCalled).map(secondOf));
  }

  /** A call whose answer was lost is there twice for a while, as what was said here and as what the service tells; its moment is one. */
  private isSaidOn(on: AskingDevice, checkIn: StoredCheckIn): boolean {
    return this.said.some((said) => said.on === on && said.at === momentOf(checkIn));
  }
}

export function toWords({ status, at }: { status: CheckInStatus; at: number }): string {
  return `${status === CheckInStatus.Help ? 'help' : 'safe'} at ${secondOf(at)}`;
}

/** The calls since the traveller was safe, up to this one. */
function listSince(checkIns: readonly StoredCheckIn[], call: StoredCheckIn): StoredCheckIn[] {
  const before = checkIns.filter(({ checkedInAt }) => checkedInAt <= call.checkedInAt);
  const safe = before.find(({ status }) => status === CheckInStatus.Safe);
  return before.filter(
    ({ status, checkedInAt }) => status === CheckInStatus.Help && (!safe || checkedInAt > safe.checkedInAt),
  );
}

/** Where a clock is ahead, the moment in which the service heard of it is the earlier one. */
function whenCalled({ checkedInAt, heard_at: heardAt }: StoredCheckIn): number {
  return Math.min(checkedInAt.getTime(), heardAt ?? Infinity);
}

const momentOf = ({ checkedInAt }: StoredCheckIn) => checkedInAt.getTime();
const secondOf = (ms: number) => Math.floor(ms / 1000);

function isOpenHere({ status, sending }: StoredIssue): boolean {
  return status < IssueStatus.Closed && sending.kind !== 'cancelling';
}
