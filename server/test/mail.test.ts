import { randomUUID } from 'node:crypto';

import { Profile } from '@/contract/traveller';

import { clearOut } from '../src/jobs/clear-out';
import { listDeadJobs } from '../src/jobs/dead-jobs';
import { createSmtpMailer, SendingTookTooLong } from '../src/jobs/mail/mailer';
import { addCompany, addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aTraveller, aTrip } from './support/builders';
import { signIn, usersOf } from './support/org-users';
import { advise, publish } from './support/publishing';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { PUBLIC_URL, startServiceWithMails, type ServiceWithMails } from './support/service-at-work';

describe('a mail', () => {
  let service: ServiceWithMails;
  let traveller: Person;
  let email: string;
  beforeAll(async () => {
    service = await startServiceWithMails();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    await service.database.query('delete from jobs');
    await service.database.query(`delete from travellers where email like 'robin.%'`);
    service.mails.taken.length = 0;
    await addReader({});
  });

  async function addReader(fields: Parameters<typeof aTraveller>[0]): Promise<void> {
    const written = aTraveller(fields);
    email = written.email;
    traveller = await addTraveller(service, 'demo-company', written);
    const stay = aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' });
    await addTrip(traveller, aTrip({ name: 'Fjords', destinations: [stay] }));
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  }
  async function publishAndWork(fields: Parameters<typeof publish>[1] = {}): Promise<void> {
    await publish(service, fields);
    await service.background.run();
  }
  const readSettings = async () => readAs(Profile, await traveller.get('/api/v1/users/profile')).settings;
  const readUnsubscribePath = () =>
    /^<https:\/\/travel\.acme\.example(\/unsubscribe\/[\w-]+)>$/.exec(
      service.mails.taken[0]?.headers['list-unsubscribe'] ?? '',
    )?.[1] ?? '';

  it('tells of an alert in the language of its reader, as text and as HTML', async () => {
    await addReader({ first_name: 'Jürgen', language: 'de' });
    await publishAndWork({
      headline: 'Fähren stehen still',
      body: 'Im **ganzen** Land.\n\n- Oslo\n- Bergen',
      body_advice: 'Rufen Sie [die Fähre](https://ferry.example/a?b=1&c=2) an.',
    });
    const mail = service.mails.taken.find(({ to }) => to.includes(email));
    expect(mail?.headers).toMatchObject({
      from: 'Sojourn <alerts@acme.example>',
      subject: 'Neue Warnung: hohes Risiko – Fähren stehen still',
      'auto-submitted': 'auto-generated',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain('Guten Tag, Jürgen!');
    expect(mail?.text).toContain('Im ganzen Land.\n\n- Oslo\n- Bergen');
    expect(mail?.text).toContain('die Fähre (https://ferry.example/a?b=1&c=2)');
    expect(mail?.text).toContain('Ihre Reise: Fjords');
    expect(mail?.html).toContain('<html lang="de">');
    expect(mail?.html).toContain('<p>Im <strong>ganzen</strong> Land.</p>');
    expect(mail?.html).toContain('<a href="https://ferry.example/a?b=1&amp;c=2">die Fähre</a>');
    expect(mail?.html).toContain('Was zu tun ist');
  });

  it('goes to nobody whose address was made up', async () => {
    const company = await addCompany(service);
    const { id } = await usersOf(company).add({ external_id: 'C-1' });
    const stay = aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' });
    const anonymous = await signIn(service, company, id);
    await addTrip(anonymous, aTrip({ destinations: [stay] }));
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    await publishAndWork();
    expect((await anonymous.get('/api/v2/notifications')).json()).toMatchObject([{ type: 110 }]);
    const reached = service.mails.taken.flatMap(({ to }) => to);
    expect(reached).toContain(email);
    expect(reached.join()).not.toContain(id);
  });

  it('lets nothing hostile through', async () => {
    await addReader({ first_name: '<b>Robin</b>' });
    await publishAndWork({
      headline: 'Look\r\nBcc: everybody@example.org',
      body: '<img src=x onerror=alert(1)><script>alert(2)</script>\n\n![dot](https://spy.example/dot.gif) [tap](javascript:alert(3))',
      body_advice: '```\n</pre><script>alert(4)</script>\n```',
    });
    const mail = service.mails.taken.find(({ to }) => to.includes(email));
    expect(mail?.to).toEqual([email]);
    expect(mail?.headers).not.toHaveProperty('bcc');
    expect(mail?.html).not.toMatch(/<(script|img|b)\b|javascript:|spy\.example/i);
    expect(mail?.html).toContain('&lt;b&gt;Robin&lt;/b&gt;');
    expect(mail?.html).toContain('&lt;/pre&gt;&lt;script&gt;');
    expect(mail?.text).not.toMatch(/spy\.example|javascript:/);
  });

  it('tells of an advisory as well, and of each thing once', async () => {
    await publishAndWork();
    await advise(service, { headline: 'Strikes go on' });
    await service.background.run();
    await service.background.runAfter(30);
    expect(service.mails.taken.map(({ headers }) => headers.subject)).toEqual([
      'New alert: high risk – Roads are closed',
      'New advisory – Strikes go on',
    ]);
    const ids = service.mails.taken.map(({ headers }) => headers['message-id']);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^<[0-9a-f-]{36}@acme\.example>$/);
  });

  it('is not sent to those who want none, who have read it, or who are gone', async () => {
    await traveller.put(`/api/v1/users/${traveller.id}`, {
      user: { settings: { send_trip_alert_email: false } },
    });
    await publishAndWork();
    expect(service.mails.taken).toEqual([]);
    const inbox = (await traveller.get('/api/v2/notifications')).json<object[]>();
    expect(inbox).toHaveLength(1);

    await addReader({});
    const { mail } = service.background.tools;
    service.background.tools.mail = null;
    await publishAndWork({ headline: 'Something else' });
    const [unread] = (await traveller.get('/api/v2/notifications')).json<{ id: string }[]>();
    await traveller.put(`/api/v2/notifications/${unread?.id}/mark_read`);
    service.background.tools.mail = mail;
    await service.background.run();
    expect(service.mails.taken).toEqual([]);
  });

  it('is given up where the address is refused for good, and tried again where the server is busy', async () => {
    service.mails.unknown.add(email);
    await publishAndWork();
    expect(service.background.lines.at(-1)).toMatch(/^a mail was refused \{"reason":"status 550"\}$/);
    await service.background.runAfter(60);
    expect(service.mails.taken).toEqual([]);

    await addReader({});
    service.mails.busy.add(email);
    await publishAndWork({ headline: 'Something else' });
    expect(service.mails.taken).toEqual([]);
    expect(service.background.lines.at(-1)).not.toContain(email);
    service.mails.busy.clear();
    await service.background.runAfter(1);
    expect(service.mails.taken.map(({ to }) => to)).toEqual([[email]]);
    expect(await listDeadJobs(service.database)).toEqual([]);
  });

  it('is tried for a day where the server is busy for so long, and is no dead job after it', async () => {
    service.mails.busy.add(email);
    await publishAndWork();
    for (let tries = 0; tries < 23 * 4; tries += 1) await service.background.runAfter(15);
    expect(await listDeadJobs(service.database)).toEqual([]);
    service.mails.busy.clear();
    await service.background.runAfter(15);
    expect(service.mails.taken.map(({ to }) => to)).toEqual([[email]]);

    await addReader({});
    service.mails.busy.add(email);
    await publishAndWork({ headline: 'Something else' });
    for (let hours = 0; hours < 25; hours += 1) await service.background.runAfter(60);
    expect(await service.database.query('select kind from jobs')).toEqual([]);
    service.mails.busy.clear();
  });

  it('is given up for now where the server never comes to an end, and holds nobody up', async () => {
    const mailer = createSmtpMailer({ url: service.mails.url, from: 'alerts@acme.example', sendingMs: 200 });
    const mail = {
      id: randomUUID(),
      to: email,
      subject: 'Roads',
      text: 'Closed',
      html: '<p>Closed',
      unsubscribeUrl: PUBLIC_URL,
    };
    service.mails.endless.add(email);
    await expect(mailer.send(mail)).rejects.toThrow(SendingTookTooLong);
    await service.mails.untilHungUp();
    service.mails.endless.clear();
    expect(await mailer.send(mail)).toEqual({ kind: 'taken' });
    expect(service.mails.taken.map((taken) => taken.to)).toEqual([[email]]);
    mailer.close();
  });

  it('waits for a process that can send it, for a day', async () => {
    const { mail } = service.background.tools;
    service.background.tools.mail = null;
    await publishAndWork();
    service.background.tools.mail = mail;
    service.clock.now = new Date(service.clock.now.getTime() + 25 * 3_600_000);
    await clearOut(service.database, service.clock.now);
    await service.background.run();
    expect(service.mails.taken).toEqual([]);
    expect(await service.database.query('select kind from jobs')).toEqual([]);
  });

  describe('has an address that ends mails of its kind', () => {
    it('which holds no key, and changes nothing when it is only opened', async () => {
      await publishAndWork();
      const path = readUnsubscribePath();
      expect(service.mails.taken[0]?.text).toContain(`${PUBLIC_URL}${path}`);
      expect(path).not.toContain(traveller.key);
      const page = await service.as(null).get(path);
      expect(page.status).toBe(200);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      expect(page.text).toContain('<form method="post">');
      expect(await readSettings()).toMatchObject({ send_trip_alert_email: true });
    });

    it('by one click, by the mail program itself, however often', async () => {
      await publishAndWork();
      const post = () =>
        service.send({
          method: 'POST',
          url: readUnsubscribePath(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        });
      for (const answer of [await post(), await post()]) {
        expect(answer.status).toBe(200);
        expect(answer.text).toContain('no more mails of this kind');
      }
      expect(await readSettings()).toMatchObject({
        send_trip_alert_email: false,
        send_trip_alert_push: true,
      });
      await publishAndWork({ headline: 'Something else' });
      expect(service.mails.taken).toHaveLength(1);
    });

    it('and which nobody can make up', async () => {
      await publishAndWork();
      const path = readUnsubscribePath();
      const other = await addTraveller(service);
      const ofOther = path.replace(traveller.id.replaceAll('-', ''), other.id.replaceAll('-', ''));
      for (const forged of [path.slice(0, -1), ofOther, '/unsubscribe/x', path.replace(/a(?=.{22}$)/, 'g')]) {
        const answer = await service.send({ method: 'POST', url: forged });
        expect([forged, answer.status]).toEqual([forged, 404]);
        expect(answer.text).toContain('not whole');
      }
      expect(await readSettings()).toMatchObject({ send_trip_alert_email: true });
    });
  });
});
