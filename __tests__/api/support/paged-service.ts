import { createHash } from 'node:crypto';

import type { Fetch } from '@/api/exchange';

import { aJsonAnswer, anAnswer, type Asked } from './fake-network';

type Answer = Awaited<ReturnType<Fetch>>;
type Plan = () => Answer | Promise<Answer> | undefined;

/** A service that sends one list in pages, with the headers of the real one. What happens while it is read is the test's to say. */
export class PagedService {
  /** How many a page may hold, whatever was asked for. */
  largest = 10;
  /** Whether a page that is as it was still says which one comes next. */
  linksAgain = true;
  readonly asked: Asked[] = [];
  private readonly plans = new Map<number, Plan>();

  constructor(public records: readonly object[]) {}

  /** Once, when so many pages of the list were asked for: it may change the list, or answer in place of it. */
  onRequest(number: number, plan: Plan): void {
    this.plans.set(this.asked.length + number, plan);
  }

  get pagesAsked(): string[] {
    return this.asked.map(({ url }) => new URL(url).search);
  }

  readonly fetch: Fetch = async (url, init) => {
    this.asked.push({ url, ...init });
    const instead = this.plans.get(this.asked.length)?.();
    return instead ?? this.answer(new URL(url), init.headers['If-None-Match']);
  };

  private answer(url: URL, known: string | undefined): Answer {
    const page = Number(url.searchParams.get('page') ?? 1);
    const size = Math.min(Number(url.searchParams.get('per_page') ?? this.largest), this.largest);
    const records = this.records.slice((page - 1) * size, page * size);
    const isLast = page * size >= this.records.length;
    url.searchParams.set('page', String(page + 1));
    url.searchParams.set('per_page', String(size));
    const link = isLast ? '' : `<${url.href}>; rel="next", `;
    const total = String(this.records.length);
    const digest = createHash('sha1').update(JSON.stringify(records)).update(total).digest('base64url');
    const headers = {
      Date: 'Wed, 04 Mar 2026 05:06:07 GMT',
      ETag: `W/"${digest}"`,
      Link: `${link}<${url.origin}/api>; rel="last"`,
      'Total-Count': total,
    };
    if (known !== headers.ETag) return aJsonAnswer(records, headers);
    const { Link: _link, ...others } = headers;
    return anAnswer({ status: 304, headers: this.linksAgain ? headers : others });
  }
}
