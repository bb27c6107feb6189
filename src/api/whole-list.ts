import type { Answered, ApiClient, ApiRequest, NotModified } from './client';
import { type Failure, unreadable } from './failure';

/** No list is that long: beyond it the links lead nowhere. */
const MOST_PAGES = 200;
/** A list that changes while it is read is read again from its first page; one that always does is left for another time. */
const MOST_READINGS = 3;

/** All pages of a list, or the one answer of a list that has none. */
export interface WholeList {
  kind: 'whole';
  entries: unknown[];
  /** The tags of all pages: a list is the same only if each of its pages is. Null where one has none. */
  etag: string | null;
  /** Of its text in UTF-8, whatever travelled. */
  bytes: number;
  /** Of the first page: what changed while the others were read is later than that. */
  headers: Headers;
}

/** Some record was on another page when that page was read: one may have been seen twice, or never. */
type Moved = { kind: 'moved' };

/** A list counts only whole: it is given after its last page, or not at all. `etag` is that of a whole list. */
export async function requestList(
  client: ApiClient,
  request: ApiRequest,
): Promise<WholeList | NotModified | Failure> {
  let walked = await readPages(client, request, readTags(request.etag));
  for (let count = 1; walked.kind === 'moved' && count < MOST_READINGS; count += 1)
    walked = await readPages(client, request, []);
  return walked.kind === 'moved' ? unreadable(200) : walked;
}

async function readPages(
  client: ApiClient,
  request: ApiRequest,
  tags: readonly string[],
): Promise<WholeList | NotModified | Failure | Moved> {
  const first = await client.request({ ...request, etag: tags[0] ?? null });
  switch (first.kind) {
    case 'answered':
      return readOn(client, request, first);
    case 'not-modified':
      return confirmOn(client, request, first, tags);
    default:
      return first;
  }
}

async function readOn(
  client: ApiClient,
  request: ApiRequest,
  first: Answered,
): Promise<WholeList | Failure | Moved> {
  const list = new PageByPage(first.headers);
  const asked = new Set<string>();
  for (let answer = first; ;) {
    const { next, status } = answer;
    if (!Array.isArray(answer.json)) return unreadable(status);
    if (!list.add(answer, answer.json)) return { kind: 'moved' };
    if (next === null) return list.isComplete ? list.toWhole() : { kind: 'moved' };
    if (asked.has(next) || asked.size === MOST_PAGES) return unreadable(status);
    asked.add(next);
    const further = await client.request(toNext(request, next));
    if (further.kind === 'not-modified') return unreadable(304);
    if (further.kind !== 'answered') return further;
    answer = further;
  }
}

/** The first page is as it was. So is the list if all others are; what else changed is told by reading it again. */
async function confirmOn(
  client: ApiClient,
  request: ApiRequest,
  first: NotModified,
  tags: readonly string[],
): Promise<NotModified | Failure | Moved> {
  let { next } = first;
  for (const etag of tags.slice(1)) {
    if (next === null) return { kind: 'moved' };
    const further = await client.request({ ...toNext(request, next), etag });
    if (further.kind === 'answered') return { kind: 'moved' };
    if (further.kind !== 'not-modified') return further;
    next = further.next;
  }
  return next === null ? first : { kind: 'moved' };
}

/** How topics stand was told with the first page. */
function toNext(request: ApiRequest, path: string): ApiRequest {
  return { ...request, path, query: undefined, topics: undefined, etag: null };
}

class PageByPage {
  private readonly entries: unknown[] = [];
  private readonly ids = new Set<unknown>();
  private readonly tags: (string | null)[] = [];
  private readonly total: string | null;
  private bytes = 0;

  constructor(private readonly headers: Headers) {
    this.total = headers.get('total-count');
  }

  /** False where the page does not go on from those before it. */
  add({ headers, text }: Answered, entries: readonly unknown[]): boolean {
    const ids = entries.map(idOf).filter((id) => id !== undefined);
    if (headers.get('total-count') !== this.total || ids.some((id) => this.ids.has(id))) return false;
    for (const id of ids) this.ids.add(id);
    for (const entry of entries) this.entries.push(entry);
    this.tags.push(headers.get('etag'));
    this.bytes += new TextEncoder().encode(text).length;
    return true;
  }

  get isComplete(): boolean {
    return this.total === null || Number(this.total) === this.entries.length;
  }

  toWhole(): WholeList {
    const { entries, bytes, headers } = this;
    const etag = this.tags.includes(null) ? null : this.tags.join(', ');
    return { kind: 'whole', entries, etag, bytes, headers };
  }
}

function idOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : undefined;
}

function readTags(etag: string | null | undefined): readonly string[] {
  return etag?.match(/(?:W\/)?"[^"]*"/g) ?? [];
}
