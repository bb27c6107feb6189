import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:https';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { InnerAddress, judgedLookup } from '../src/outside/judged-lookup';
import { readOutsideAddress } from '../src/outside/outside-address';
import {
  createOutsideRequests,
  type OutsideRequests,
  type OutsideSettings,
} from '../src/outside/outside-requests';
import { isPublicAddress } from '../src/outside/public-address';
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from './support/test-certificate';

const LOOPBACK: LookupAddress = { address: '127.0.0.1', family: 4 };

describe('an address of the open internet', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ['this host', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['all of loopback', '127.255.255.254'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared by a provider', '100.64.0.1'],
    ['where clouds tell their secrets', '169.254.169.254'],
    ['for protocols', '192.0.0.8'],
    ['for documentation', '192.0.2.1'],
    ['for documentation', '198.51.100.1'],
    ['for documentation', '203.0.113.1'],
    ['a relay of 6to4', '192.88.99.1'],
    ['for benchmarks', '198.19.255.255'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6, in hexadecimal', '::ffff:7f00:1'],
    ['IPv4 in IPv6, public or not', '::ffff:8.8.8.8'],
    ['IPv4 in IPv6, the old way', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:7f00:1::'],
    ['for documentation', '2001:db8::1'],
    ['for documentation', '3fff::1'],
    ['discarded', '100::1'],
    ['link-local', 'fe80::1'],
    ['link-local of an interface', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['private', 'fc00::1'],
    ['private', 'fd12:3456::1'],
    ['multicast', 'ff02::1'],
    ['no address', 'localhost'],
    ['nothing', ''],
  ])('is not one that is %s: %s', (_what, address) => expect(isPublicAddress(address)).toBe(false));
});

describe('an address that somebody gave', () => {
  const faultOf = (text: string) => {
    const read = readOutsideAddress(text);
    return 'fault' in read ? read.fault : null;
  };

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://8.8.8.8/',
    'https://push.example:8443/x?token=y',
  ])('may be called: %s', (text) => expect(faultOf(text)).toBeNull());

  it.each([
    ['not-https', 'http://push.example/'],
    ['not-https', 'ftp://push.example/'],
    ['not-https', 'file:///etc/passwd'],
    ['not-https', 'javascript:alert(1)'],
    ['not-https', 'data:text/plain,x'],
    ['not-an-address', 'push.example'],
    ['not-an-address', '//push.example/'],
    ['not-an-address', ''],
    ['not-an-address', 'https://'],
    ['not-an-address', 'https://[::1'],
    ['not-an-address', 'https://1.2.3.4.5.6.7.8.9.999/'],
    ['port', 'https://push.example:5432/'],
    ['port', 'https://push.example:25/'],
    ['port', 'https://8.8.8.8:6379/'],
    ['user-info', 'https://user@push.example/'],
    ['user-info', 'https://user:password@push.example/'],
    ['user-info', 'https://push.example@127.0.0.1/'],
    ['inner-address', 'https://127.0.0.1/'],
    ['inner-address', 'https://2130706433/'],
    ['inner-address', 'https://0x7f000001/'],
    ['inner-address', 'https://0x7f.1/'],
    ['inner-address', 'https://0177.0.0.1/'],
    ['inner-address', 'https://127.1/'],
    ['inner-address', 'https://0/'],
    ['inner-address', 'https://0.0.0.0:5432/'],
    ['inner-address', 'https://①②⑦.⓪.⓪.①/'],
    ['inner-address', 'https://169.254.169.254/latest/meta-data/'],
    ['inner-address', 'https://[::1]/'],
    ['inner-address', 'https://[::]/'],
    ['inner-address', 'https://[::ffff:10.0.0.1]/'],
    ['inner-address', 'https://[0:0:0:0:0:ffff:0a00:0001]/'],
    ['inner-address', 'https://[64:ff9b::10.0.0.1]/'],
    ['inner-address', 'https://[fe80::1]/'],
    ['inner-address', 'https://[fd00::1]/'],
  ])('is refused as %s: %s', (fault, text) => expect(faultOf(text)).toBe(fault));

  it('may be inner where a setting names it, and still speaks TLS and bears no name', () => {
    expect(readOutsideAddress('https://127.0.0.1:8443/', ['127.0.0.1'])).toHaveProperty('url');
    expect(readOutsideAddress('https://[::1]/', ['::1'])).toHaveProperty('url');
    expect(readOutsideAddress('http://127.0.0.1/', ['127.0.0.1'])).toEqual({ fault: 'not-https' });
    expect(readOutsideAddress('https://me@127.0.0.1/', ['127.0.0.1'])).toEqual({ fault: 'user-info' });
  });

  it('may do without TLS only where a setting says so, and only to such a host', () => {
    expect(readOutsideAddress('http://127.0.0.1:4100/', ['127.0.0.1'], true)).toHaveProperty('url');
    expect(readOutsideAddress('http://push.example/', ['127.0.0.1'], true)).toEqual({ fault: 'not-https' });
    expect(readOutsideAddress('ftp://127.0.0.1/', ['127.0.0.1'], true)).toEqual({ fault: 'not-https' });
  });
});

describe('a name', () => {
  const PUBLIC: LookupAddress = { address: '1.1.1.1', family: 4 };
  /** What a connection is given for a name that stands for these addresses, one list after the other. */
  const connections = (lists: (LookupAddress[] | Error)[], all = true) => {
    const lookup = judgedLookup(['known.example'], (_host, tell) => {
      const next = lists.shift() ?? [];
      if (next instanceof Error) tell(next, []);
      else tell(null, next);
    });
    return (host = 'elsewhere.example') =>
      new Promise((resolve) => {
        lookup(host, { all }, (error, address) => resolve(error ?? address));
      });
  };

  it('is judged by each connection anew, however often it changes its mind', async () => {
    const next = connections([[PUBLIC], [LOOPBACK], [PUBLIC], [{ address: '::ffff:7f00:1', family: 6 }], []]);
    expect(await next()).toEqual([PUBLIC]);
    expect(await next()).toBeInstanceOf(InnerAddress);
    expect(await next()).toEqual([PUBLIC]);
    expect(await next()).toBeInstanceOf(InnerAddress);
    expect(await next()).toBeInstanceOf(InnerAddress);
  });

  it('is connected to at none of the inner addresses among several', async () => {
    expect(await connections([[LOOPBACK, PUBLIC]])()).toEqual([PUBLIC]);
    expect(await connections([[LOOPBACK, PUBLIC]], false)()).toBe(PUBLIC.address);
  });

  it('may lead inward where a setting knows it, and it alone', async () => {
    const next = connections([[LOOPBACK], [LOOPBACK]]);
    expect(await next('known.example')).toEqual([LOOPBACK]);
    expect(await next('not.known.example')).toBeInstanceOf(InnerAddress);
  });

  it('may be nobody’s', async () => {
    const lost = new Error('not found');
    expect(await connections([lost])()).toBe(lost);
  });
});

describe('a request to the outside', () => {
  let server: Server;
  let port: number;
  let calls: string[];
  let answer: (response: ServerResponse) => void;
  const opened: OutsideRequests[] = [];
  beforeEach(async () => {
    calls = [];
    answer = (response) => void response.writeHead(201, { location: '/m/1' }).end('taken');
    server = createServer({ cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY }, (request, response) => {
      calls.push(`${request.method} ${request.headers.host?.split(':')[0]} ${request.url}`);
      answer(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    for (const requests of opened.splice(0)) requests.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** `push.example` stands on this machine, which the settings know; all other names are looked up as the test says. */
  const outside = (settings: OutsideSettings = {}) => {
    const requests = createOutsideRequests({
      authority: TEST_CERTIFICATE,
      innerHosts: ['push.example'],
      lookUp: (_host, tell) => tell(null, [LOOPBACK]),
      ...settings,
    });
    opened.push(requests);
    return requests;
  };
  const post = (requests: OutsideRequests, host = 'push.example') =>
    requests.send({ url: `https://${host}:${port}/in`, method: 'POST', headers: {}, body: 'hello' });

  it('brings back what was answered', async () => {
    expect(await post(outside())).toMatchObject({
      kind: 'answered',
      status: 201,
      headers: { location: '/m/1' },
      text: 'taken',
      isCut: false,
    });
    expect(calls).toEqual(['POST push.example /in']);
  });

  it('goes nowhere where the name leads inward', async () => {
    const request = { url: 'https://elsewhere.example/in', method: 'POST', headers: {} } as const;
    expect(await outside().send(request)).toEqual({ kind: 'forbidden', why: 'inner-address' });
    expect(calls).toEqual([]);
  });

  it('goes to no port where something else may listen', async () => {
    expect(await post(outside(), 'elsewhere.example')).toEqual({ kind: 'forbidden', why: 'port' });
    expect(calls).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect: %s', async (status) => {
    answer = (response) =>
      void response.writeHead(status, { location: `https://push.example:${port}/inner` }).end();
    expect(await post(outside())).toMatchObject({ kind: 'answered', status });
    expect(calls).toEqual(['POST push.example /in']);
  });

  it('ends when nobody answers in time, or only drop by drop', async () => {
    answer = () => undefined;
    expect(await post(outside({ timeoutMs: 300 }))).toEqual({ kind: 'no-answer', why: 'too-slow' });
    answer = (response) => void response.writeHead(200).write('a');
    expect(await post(outside({ timeoutMs: 300 }))).toEqual({ kind: 'no-answer', why: 'too-slow' });
  });

  it('reads the beginning of an answer that never ends', async () => {
    answer = (response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(4096)));
        response.once('drain', more);
      };
      more();
    };
    const outcome = await post(outside());
    expect(outcome).toMatchObject({ kind: 'answered', status: 200, isCut: true });
    expect(outcome.kind === 'answered' && outcome.text.length).toBe(16 * 1024);
  });

  it('trusts nobody who can’t prove their name', async () => {
    expect(await post(outside({ authority: undefined }))).toEqual({ kind: 'no-answer', why: 'unreachable' });
    const liar = outside({ innerHosts: ['another.example'] });
    expect(await post(liar, 'another.example')).toEqual({ kind: 'no-answer', why: 'unreachable' });
    expect(calls).toEqual([]);
  });

  it('tells that there is nobody', async () => {
    const lost = Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
    const requests = outside({ lookUp: (_host, tell) => tell(lost) });
    expect(await post(requests)).toEqual({ kind: 'no-answer', why: 'unreachable' });
  });

  it('survives a name that nobody has', async () => {
    const url = 'https://nobody.invalid/in';
    const heard = await outside({ lookUp: undefined }).send({ url, method: 'POST', headers: {} });
    expect(heard).toMatchObject({ kind: 'no-answer' });
  });

  it('asks no proxy', async () => {
    const before = { ...process.env };
    Object.assign(process.env, { HTTPS_PROXY: 'http://127.0.0.1:1', https_proxy: 'http://127.0.0.1:1' });
    try {
      expect(await post(outside())).toMatchObject({ status: 201 });
    } finally {
      process.env = before;
    }
  });
});
