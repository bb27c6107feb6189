import { listNotifications } from '@/api/notifications';
import type { Reading } from '@/api/reading';

import { aNotification } from '../support/records';
import { ADDRESS, aClient, aJsonAnswer, anAnswer, aNetwork } from './support/fake-network';
import { PagedService } from './support/paged-service';

const many = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => aNotification({ id: `notification-${index + from}` }));
const UNREADABLE = { kind: 'server', fault: 'unreadable', status: 200 };

function idsOf(reading: Reading<{ id: string }[]>): string[] {
  if (reading.kind !== 'read') throw new Error(`not read: ${reading.kind}`);
  return reading.value.map(({ id }) => id);
}

describe('a list in pages', () => {
  let service: PagedService;
  beforeEach(() => {
    service = new PagedService(many(65));
  });

  const read = (etag: string | null = null) => listNotifications(aClient(service.fetch), { etag });
  const readWhole = async () => {
    const reading = await read();
    if (reading.kind !== 'read') throw new Error(`not read: ${reading.kind}`);
    return reading;
  };

  it('is read to its last page, and is one list', async () => {
    const reading = await readWhole();

    expect(reading.value).toEqual(many(65));
    const size = 65 * JSON.stringify(aNotification({ id: 'notification-11' })).length;
    expect(reading).toMatchObject({ setAside: 0, date: Date.UTC(2026, 2, 4, 5, 6, 7) });
    expect(Math.abs(reading.bytes - size)).toBeLessThan(100);
    expect(service.pagesAsked).toEqual([
      '',
      ...[2, 3, 4, 5, 6, 7].map((page) => `?page=${page}&per_page=10`),
    ]);
  });

  it('counts what is malformed on any page', async () => {
    service.records = [...many(12), { id: 'notification-13' }, ...many(4, 14)];

    expect(await read()).toMatchObject({ kind: 'read', setAside: 1 });
  });

  it.each([
    ['no network', { kind: 'offline' }, () => Promise.reject(new TypeError('Network request failed'))],
    ['a service that is busy', { kind: 'busy', retryAfterMs: null }, () => anAnswer({ status: 503 })],
    ['something that is no list', UNREADABLE, () => aJsonAnswer({})],
    ['the sign-in page of a hotel', UNREADABLE, () => anAnswer({ body: '<html>' })],
  ])('is not there at all where its seventh page meets %s', async (_what, failure, answer) => {
    service.onRequest(7, answer);

    expect(await read()).toEqual(failure);
  });

  describe('that changes while it is read', () => {
    it('is read again where a record was seen twice', async () => {
      service.onRequest(3, () => void (service.records = [...many(1, 100), ...many(65)]));

      expect(idsOf(await read())).toEqual(idsOf(await readWhole()));
      expect(service.asked).toHaveLength(3 + 7 + 7);
    });

    it('is read again where a record was never seen', async () => {
      service.onRequest(3, () => void (service.records = many(64, 2)));

      expect(idsOf(await read())).toEqual(many(64, 2).map(({ id }) => id));
    });

    it('is read again where one went and another came', async () => {
      service.onRequest(3, () => void (service.records = [...many(5, 100), ...many(60)]));

      expect(idsOf(await read())).toEqual([...many(5, 100), ...many(60)].map(({ id }) => id));
    });

    it('is whole also where the pages become smaller half way', async () => {
      service.onRequest(4, () => void (service.largest = 4));

      expect(idsOf(await read())).toEqual(many(65).map(({ id }) => id));
    });

    it('is left for another time where it never holds still', async () => {
      let newest = 100;
      const change = (): undefined => {
        service.records = [...many(1, (newest += 1)), ...service.records];
        service.onRequest(2, change);
      };
      service.onRequest(2, change);

      expect(await read()).toEqual(UNREADABLE);
      expect(service.asked).toHaveLength(3 * 2);
    });
  });

  describe('that is here already', () => {
    it('need not come again while each of its pages is as it was', async () => {
      const { etag } = await readWhole();
      service.asked.length = 0;

      expect(await read(etag)).toEqual({ kind: 'not-modified', revision: null });
      expect(service.asked).toHaveLength(7);
    });

    it.each([
      ['on its first page', [...many(1, 100), ...many(64, 2)]],
      ['on its last page only', [...many(64), ...many(1, 100)]],
      ['by a page more', many(71)],
      ['by a page less', many(60)],
    ])('comes whole where it has changed %s', async (_where, changed) => {
      const { etag } = await readWhole();
      service.records = changed;

      expect(idsOf(await read(etag))).toEqual(changed.map(({ id }) => id));
    });

    it('comes again where nobody says which page is the next: that the first is the same says nothing of the others', async () => {
      const { etag } = await readWhole();
      service.linksAgain = false;
      service.records = [...many(64), ...many(1, 100)];

      expect(idsOf(await read(etag))).toContain('notification-100');
    });

    it('is asked for once where it has one page', async () => {
      service.records = many(3);
      const { etag } = await readWhole();
      service.asked.length = 0;

      expect(await read(etag)).toMatchObject({ kind: 'not-modified' });
      service.records = many(4);
      expect(idsOf(await read(etag))).toHaveLength(4);
      expect(service.asked).toHaveLength(2);
    });

    it('grows by its first further page', async () => {
      service.records = many(10);
      const { etag } = await readWhole();
      service.records = many(11);

      expect(idsOf(await read(etag))).toHaveLength(11);
    });
  });
});

describe('the link to the next page', () => {
  const readFrom = (link: string) => {
    const network = aNetwork(aJsonAnswer([], { Link: link }));
    return { network, reading: listNotifications(aClient(network.fetch)) };
  };

  it.each([
    'https://elsewhere.test/api/v2/notifications/other?page=2',
    'https://service.test/api/v2/users/current?page=2',
    '/api/v2/notifications/../users/current?page=2',
    '/elsewhere/api/v2/notifications?page=2',
    'javascript:alert(1)',
    'https://[',
  ])('is a failure where it leads to something else than the list: %s', async (target) => {
    const { network, reading } = readFrom(`<${target}>; rel="next"`);

    expect(await reading).toEqual(UNREADABLE);
    expect(network.asked).toHaveLength(1);
  });

  // A service behind a proxy knows neither by which scheme nor by which name it was called, unless it is told.
  it.each([
    'http://service.test/api/v2/notifications?page=2',
    'http://10.0.0.7:4000/api/v2/notifications?page=2',
    '//elsewhere.test/api/v2/notifications?page=2',
    'https://service.test:8443/api/v2/notifications?page=2',
    'https://somebody@service.test/api/v2/notifications?page=2',
  ])(
    'is asked for at the address at which the app has the service, whatever it says of that: %s',
    async (target) => {
      const { network, reading } = readFrom(`<${target}>; rel="next"`);
      await reading;

      expect(network.asked[1]?.url).toBe(`${ADDRESS}/api/v2/notifications?page=2`);
    },
  );

  it.each([
    ['in full', `<${ADDRESS}/api/v2/notifications?page=2>; rel="next"`],
    ['from the root', '</api/v2/notifications?page=2>; rel=next'],
    ['as a query alone', '<?page=2>; rel=next'],
    [
      'among others, of several relations',
      '</a>; rel="first", <?page=2>; title="a, <b>; rel=x"; rel="last Next"',
    ],
    ['in single quotes', "<?page=2>; rel='next'"],
    ['with a place on the page', '<?page=2#top>; rel="next"'],
  ])('is understood %s', async (_how, link) => {
    const { network, reading } = readFrom(link);
    await reading;

    expect(network.asked[1]?.url).toBe(`${ADDRESS}/api/v2/notifications?page=2`);
    expect(network.asked[1]?.headers.Authorization).toBe(network.asked[0]?.headers.Authorization);
  });

  it.each([
    ['of another relation', '<?page=2>; rel="nextish", <?page=1>; rel=prev'],
    ['about another list', '<?page=2>; rel="next"; anchor="/other"'],
    ['that is none', 'next'],
  ])('is none %s', async (_what, link) => {
    const { network, reading } = readFrom(link);

    expect(await reading).toMatchObject({ kind: 'read' });
    expect(network.asked).toHaveLength(1);
  });

  it('ends with a failure where it leads to a page that was read', async () => {
    const { network, reading } = readFrom('<?page=2>; rel="next"');

    expect(await reading).toEqual(UNREADABLE);
    expect(network.asked).toHaveLength(2);
  });

  it('ends with a failure where there is always another', async () => {
    let page = 1;
    const fetch = async () => aJsonAnswer([], { Link: `<?page=${(page += 1)}>; rel="next"` });

    expect(await listNotifications(aClient(fetch))).toEqual(UNREADABLE);
    expect(page).toBeLessThan(300);
  });

  it('stays under the path at which the service is', async () => {
    const baseUrl = `${ADDRESS}/sojourn`;
    const ask = (link: string) => {
      const network = aNetwork(aJsonAnswer([], { Link: `<${link}>; rel="next"` }));
      return { network, reading: listNotifications(aClient(network.fetch, { baseUrl })) };
    };
    const whole = ask('/sojourn/api/v2/notifications?page=2');
    await whole.reading;
    expect(whole.network.asked[1]?.url).toBe(`${baseUrl}/api/v2/notifications?page=2`);

    // As a service writes it that is not told under which path its proxy has it.
    const short = ask('/api/v2/notifications?page=2');
    await short.reading;
    expect(short.network.asked[1]?.url).toBe(`${baseUrl}/api/v2/notifications?page=2`);

    const outside = ask('/sojourn/../other/api/v2/notifications?page=2');
    expect(await outside.reading).toEqual(UNREADABLE);
    expect(outside.network.asked).toHaveLength(1);
  });
});
