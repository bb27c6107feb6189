import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import sharp from 'sharp';

import { Conversation, Message, MessageType } from '@/contract/conversation';
import { IssueType, type Issue } from '@/contract/issue';
import { MessageAssetType } from '@/contract/message-asset';
import { RoleType } from '@/contract/role';
import type { ServiceError } from '@/contract/service-error';

import { createDatabaseAssets } from '../src/assets/database-assets';
import { sweepAssets } from '../src/assets/sweep-assets';
import { addCompany, addTraveller, addUser, refusedFields, type Person } from './support/actors';
import { admin } from './support/admin';
import { aBomb, aPhoneShot, aPicture } from './support/photos';
import { readAs } from './support/read-as';
import { startTestService, type Answer, type Caller, type TestService } from './support/test-service';

const { Image, Video, Audio, Text, Url } = MessageAssetType;
const PLACE = { type: Text, title: 'Hotel', description: 'At the desk', lat: 4.71, lng: -74.07 };
const MEGABYTE = 1024 * 1024;

const aRecording = (begins: string) =>
  Buffer.concat([Buffer.from(begins, 'latin1'), Buffer.alloc(2000, 'sound')]);
const anM4a = () => aRecording('\0\0\0\x20ftypM4A \0\0\0\0');

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is still held once all that has been answered is let go, which takes a turn of the event loop. */
async function measureHeld(): Promise<number> {
  await new Promise(setImmediate);
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('what goes with a message', () => {
  let service: TestService;
  let company: Person;
  let traveller: Person;
  let agent: Person;
  let issueId: string;
  let path: string;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    company = await addCompany(service);
    traveller = await addTraveller(service, company.key);
    agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
    const issue = { type: IssueType.LostLuggage };
    issueId = (await traveller.post('/api/v2/issues', { issue })).json<Issue>().id;
    const talk = await traveller.get(`/api/v2/issues/${issueId}/conversation`);
    path = `/api/v2/conversations/${talk.json<Conversation>().id}`;
    await agent.post(`${path}/join`);
  });

  const send = (who: Caller, asset: object | null, client_id: string = randomUUID(), further = {}) =>
    who.post(`${path}/messages`, { message: { type: MessageType.Asset, client_id, asset, ...further } });
  const photoOf = (bytes: Buffer, further = {}) => ({
    type: Image,
    photo: bytes.toString('base64'),
    ...further,
  });
  const audioOf = (bytes: Buffer) => ({ type: Audio, video: bytes.toString('base64') });
  const sent = async (who: Caller, asset: object) => readAs(Message, await send(who, asset));
  const list = async (who: Caller) => readAs(Message.array(), await who.get(`${path}/messages`));
  /** As a picture on a screen is fetched: without any key. */
  const fetch = async (url = '') => {
    const { statusCode, headers, rawPayload } = await service.app.inject({ url });
    return { status: statusCode, type: headers['content-type'], bytes: rawPayload };
  };
  const problemOf = (answer: Answer) => {
    const { fields } = answer.json<ServiceError>().error;
    return [answer.status, ...(fields ?? []).map(({ field, message }) => `${field} ${message}`)];
  };
  const count = async (table: string) =>
    (await service.database.query(`select 1 as one from ${table}`)).length;

  it('is a photo: drawn anew in two sizes without its position, and opened by the other side', async () => {
    const said = await sent(traveller, photoOf(await aPhoneShot(), { title: 'The suitcase' }));
    expect(said).toMatchObject({
      type: MessageType.Asset,
      body: null,
      asset: { type: Image, title: 'The suitcase', lat: null, lng: null, url: null, video: {} },
    });
    const received = (await list(agent)).find(({ id }) => id === said.id)?.asset;
    expect(Object.keys(received?.photo ?? {}).sort()).toEqual(['list', 'original']);
    const { status, type, bytes } = await fetch(received?.photo.original);
    expect([status, type, bytes.includes('Camera Makers')]).toEqual([200, 'image/jpeg', false]);
    const { exif, width, height } = await sharp(bytes).metadata();
    expect([exif, width, height]).toEqual([undefined, 1200, 1600]);
    const small = await sharp((await fetch(received?.photo.list)).bytes).metadata();
    expect([small.width, small.height]).toEqual([240, 320]);
  });

  it('is opened for some minutes, by addresses that come anew with every answer', async () => {
    const { asset } = await sent(traveller, photoOf(await aPicture('png')));
    const before = service.clock.now;
    service.clock.now = new Date(before.getTime() + 20 * 60_000);
    expect((await fetch(asset?.photo.original)).status).toBe(403);
    const [listed] = readAs(Conversation.array(), await traveller.get('/api/v2/conversations'));
    for (const messages of [
      await list(traveller),
      readAs(Conversation, await traveller.get(path)).messages,
      readAs(Conversation, await traveller.get(`/api/v2/issues/${issueId}/conversation`)).messages,
      listed?.messages ?? [],
    ])
      expect((await fetch(messages.at(-1)?.asset?.photo.original)).status).toBe(200);
    service.clock.now = before;
  });

  it('is a recording: kept as it came, and served as what its bytes are', async () => {
    for (const [begins, type] of [
      ['\0\0\0\x20ftypM4A ', 'audio/mp4'],
      ['\0\0\0\x18ftypmp42', 'audio/mp4'],
      ['\xff\xf1', 'audio/aac'],
      ['ID3', 'audio/mpeg'],
      ['OggS', 'audio/ogg'],
      ['\x1a\x45\xdf\xa3', 'audio/webm'],
      ['RIFF\0\0\0\0WAVE', 'audio/wav'],
    ] as const) {
      const { asset } = await sent(traveller, audioOf(aRecording(begins)));
      expect([asset?.type, asset?.photo]).toEqual([Audio, {}]);
      const played = await fetch(asset?.video.original);
      expect([played.status, played.type, played.bytes.equals(aRecording(begins))]).toEqual([
        200,
        type,
        true,
      ]);
    }
  });

  it('is a place, with its words', async () => {
    const { asset, body } = readAs(Message, await send(agent, PLACE, randomUUID(), { body: 'We meet here' }));
    expect([asset, body]).toMatchObject([{ ...PLACE, photo: {}, video: {} }, 'We meet here']);
  });

  it('is kept once, however often it comes and whatever comes with it then', async () => {
    const clientId = randomUUID();
    const kept = [await count('assets'), await count('message_assets')];
    const photo = photoOf(await aPicture('png'));
    const answers = await Promise.all([1, 2, 3].map(() => send(traveller, photo, clientId)));
    const key = { 'idempotency-key': randomUUID() };
    const message = { type: MessageType.Asset, client_id: clientId, asset: photo };
    answers.push(await traveller.post(`${path}/messages`, { message }, key));
    answers.push(await traveller.post(`${path}/messages`, { message }, key));
    answers.push(await send(traveller, photoOf(Buffer.from('no picture')), clientId));
    const ids = answers.map((answer) => readAs(Message, answer).asset?.id);
    expect(new Set(ids).size).toBe(1);
    expect([await count('assets'), await count('message_assets')]).toEqual(kept.map((before) => before + 1));
    const store = createDatabaseAssets(service.database);
    const later = new Date(service.clock.now.getTime() + 3_600_000);
    while ((await sweepAssets(service.database, store, later)) > 0);
    expect((await fetch((await list(agent)).at(-1)?.asset?.photo.original)).status).toBe(200);
    expect(await count(`asset_bytes where key not in (select key from asset_forms)`)).toBe(0);
  });

  it('is gone with the message that is taken back', async () => {
    const bytes = await count('asset_bytes');
    const { id, asset } = await sent(traveller, photoOf(await aPicture('png')));
    const taken = readAs(Message, await traveller.delete(`${path}/messages/${id}`));
    expect(taken).toMatchObject({ type: MessageType.Deleted, asset: null });
    expect((await fetch(asset?.photo.original)).status).toBe(404);
    expect(await count(`message_assets where message_id = '${id}'`)).toBe(0);
    expect(await count('asset_bytes')).toBe(bytes);
  });

  it('goes with whoever asked, also what others sent them', async () => {
    const addresses = [
      (await sent(traveller, photoOf(await aPicture('png')))).asset?.photo.original,
      (await sent(agent, audioOf(anM4a()))).asset?.video.original,
    ];
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
    await admin(service.database, 'traveller', 'erase', traveller.id, '--yes');
    for (const address of addresses) expect((await fetch(address)).status).toBe(404);
    expect(await count(`assets where traveller_id = '${agent.id}'`)).toBe(0);
  });

  it('is sent and read by those who take part alone, and costs nobody else’s photo a drawing', async () => {
    await sent(traveller, photoOf(await aPicture('png')));
    const staged = await count('asset_leftovers');
    const colleague = await addTraveller(service, company.key);
    const helper = await addUser(service, company.id, RoleType.OrganizationAdmin);
    const photo = photoOf(await aPicture('png'));
    expect([(await send(colleague, photo)).status, (await send(helper, photo)).status]).toEqual([404, 403]);
    expect((await colleague.get(`${path}/messages`)).status).toBe(404);
    expect(await count('asset_leftovers')).toBe(staged);
  });

  it('is refused where it is not what it should be, and leaves nothing behind', async () => {
    const kept = [await count('asset_bytes'), await count('messages')];
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const shot = await aPhoneShot(200, 100);
    for (const [asset, problem] of [
      [photoOf(svg), 'message.asset.photo is no picture: JPEG, PNG, GIF, WebP and AVIF are taken'],
      [photoOf(anM4a()), 'message.asset.photo is no picture: JPEG, PNG, GIF, WebP and AVIF are taken'],
      [
        photoOf(Buffer.from('PK\x03\x04')),
        'message.asset.photo is no picture: JPEG, PNG, GIF, WebP and AVIF are taken',
      ],
      [photoOf(shot.subarray(0, shot.length / 2)), 'message.asset.photo is a picture that can not be read'],
      [
        photoOf(Buffer.concat([shot.subarray(0, 3), svg])),
        'message.asset.photo is a picture that can not be read',
      ],
      [photoOf(await aBomb()), 'message.asset.photo has too many pixels'],
      [audioOf(shot), 'message.asset.video is no recording: MP4, AAC, MP3, Ogg, WebM and WAV are taken'],
      [audioOf(svg), 'message.asset.video is no recording: MP4, AAC, MP3, Ogg, WebM and WAV are taken'],
      [photoOf(Buffer.alloc(5.5 * MEGABYTE)), 'message.asset.photo must be at most 5 MB'],
      [
        audioOf(Buffer.concat([anM4a(), Buffer.alloc(5.5 * MEGABYTE)])),
        'message.asset.video must be at most 5 MB',
      ],
      [{ type: Image, photo: '/etc/passwd\n' }, 'message.asset.photo must be Base64'],
      [{ type: Image, photo: '' }, 'message.asset.photo must be Base64'],
    ] as const)
      expect(problemOf(await send(traveller, asset))).toEqual([422, problem]);
    expect([await count('asset_bytes'), await count('messages')]).toEqual(kept);
  });

  it('has what its type needs, and nothing else', async () => {
    const fieldsOf = async (asset: object | null, further = {}) =>
      refusedFields(await send(traveller, asset, randomUUID(), further));
    expect(await fieldsOf(null)).toEqual(['message.asset']);
    expect(await fieldsOf(PLACE, { type: MessageType.Text, body: 'A text' })).toEqual(['message.asset']);
    expect(await fieldsOf({ type: Image })).toEqual(['message.asset.photo']);
    expect(await fieldsOf({ type: Audio, photo: 'AAAA' })).toEqual([
      'message.asset.photo',
      'message.asset.video',
    ]);
    expect(await fieldsOf({ type: Text })).toEqual(['message.asset.lat']);
    expect(await fieldsOf({ type: Text, lat: 4 })).toEqual(['message.asset.lat']);
    for (const type of [Video, Url]) expect(await fieldsOf({ type })).toEqual(['message.asset.type']);
  });

  it('of 20 MB is not even read, and hostile ones leave the memory as it was', async () => {
    const huge = await send(traveller, photoOf(Buffer.alloc(15 * MEGABYTE)));
    expect(problemOf(huge)).toEqual([413]);
    const bomb = photoOf(await aBomb());
    const large = photoOf(Buffer.alloc(5 * MEGABYTE - 3));
    const round = async () => {
      const answers = await Promise.all([bomb, large, bomb, large].map((asset) => send(traveller, asset)));
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    };
    await round();
    const before = await measureHeld();
    for (let number = 0; number < 12; number += 1) await round();
    // A connection may hold the last that came by it, of which there are four; of the other 170 megabytes nothing is held.
    expect((await measureHeld()) - before).toBeLessThan(60 * MEGABYTE);
  });
});
