import sharp from 'sharp';

import type { AssetStore } from '../src/assets/asset-store';
import { createDatabaseAssets } from '../src/assets/database-assets';
import { photoUrls, stagePhoto } from '../src/assets/photos';
import { openS3Assets } from '../src/assets/s3-assets';
import { signerAt } from '../src/assets/signed-address';
import { claimAsset } from '../src/assets/staged-assets';
import { sweepAssets } from '../src/assets/sweep-assets';
import { createKeyRing } from '../src/http/keys';
import { eraseTraveller } from '../src/resources/travellers/erase';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { addTraveller, type Person } from './support/actors';
import { aBomb, aPhoneShot, aPicture } from './support/photos';
import { SAMPLE_MOMENT, TEST_SECRET } from './support/sample-moment';
import { startS3StandIn, type S3StandIn } from './support/s3-stand-in';
import { openTestDatabase } from './support/test-database';
import { startTestService, type TestService } from './support/test-service';

const HOUR_MS = 3_600_000;

describe.each(['the database', 'S3'])('photos that are kept in %s', (place) => {
  let service: TestService;
  let store: AssetStore;
  let bucket: S3StandIn;
  let traveller: Person;
  const keyRing = createKeyRing(TEST_SECRET);
  beforeAll(async () => {
    bucket = await startS3StandIn();
    const database = await openTestDatabase();
    store = place === 'S3' ? await openS3Assets(bucket.config) : createDatabaseAssets(database);
    service = await startTestService({ assetStore: store }, database);
    traveller = await addTraveller(service);
  });
  afterAll(async () => {
    await service.close();
    store.close();
    await bucket.close();
  });

  const stage = async (bytes: Buffer) => {
    const staged = await stagePhoto(service.database, store, bytes, service.clock.now);
    if (typeof staged === 'string') throw new Error(staged);
    return staged;
  };
  const keep = async (bytes: Buffer, owner = traveller) => {
    const staged = await stage(bytes);
    await service.database.transaction((transaction) =>
      claimAsset(transaction, staged, owner.id, service.clock.now),
    );
    return { id: staged.id, ...photoUrls(signerAt(keyRing, service.clock.now), staged.id) };
  };
  /** As a picture on a screen is fetched: without any key. */
  const fetch = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: told, rawPayload } = await service.app.inject({ url, headers });
    return { status: statusCode, headers: told, bytes: rawPayload };
  };
  const countKept = async () => {
    if (place === 'S3') return bucket.objects.size;
    const [row] = await service.database.query<{ count: number }>(
      'select count(*)::integer as count from asset_bytes',
    );
    return row?.count ?? 0;
  };

  it('are drawn anew: upright, no larger than a screen, and without a word on where or by what', async () => {
    const { original, list } = await keep(await aPhoneShot());
    const whole = await fetch(original);
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { exif, xmp, icc, orientation, width, height } = await sharp(whole.bytes).metadata();
    expect({ exif, xmp, icc, orientation, width, height }).toEqual({
      exif: undefined,
      xmp: undefined,
      icc: undefined,
      orientation: undefined,
      width: 1200,
      height: 1600,
    });
    expect(whole.bytes.includes('Camera Makers')).toBe(false);
    // What lay on the left is on top once it stands upright.
    const { data } = await sharp(whole.bytes)
      .resize(1, 2, { fit: 'fill', kernel: 'nearest' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([(data[0] ?? 0) > 200, (data[5] ?? 0) > 200]).toEqual([true, true]);
    const small = await sharp((await fetch(list)).bytes).metadata();
    expect([small.width, small.height]).toEqual([240, 320]);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may come as %s, and leave as JPEG', async (type) => {
    const { original } = await keep(await aPicture(type));
    const { format, width } = await sharp((await fetch(original)).bytes).metadata();
    expect([format, width]).toEqual(['jpeg', 400]);
  });

  it('are told by what they are, whatever they claim to be', async () => {
    const refusal = async (bytes: Buffer) => stagePhoto(service.database, store, bytes, service.clock.now);
    const shot = await aPhoneShot(200, 100);
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))).toBe('not-a-photo');
    expect(await refusal(Buffer.from('<html>photo.jpg</html>'))).toBe('not-a-photo');
    expect(await refusal(Buffer.alloc(0))).toBe('not-a-photo');
    expect(await refusal(shot.subarray(0, 3))).toBe('broken');
    expect(await refusal(shot.subarray(0, shot.length / 2))).toBe('broken');
    expect(await refusal(Buffer.concat([shot, Buffer.alloc(10 * 1024 * 1024)]))).toBe('too-many-bytes');
    const bomb = await aBomb();
    expect(bomb.length).toBeLessThan(1000);
    expect(await refusal(bomb)).toBe('too-many-pixels');
  });

  it('open by an address that was signed for them, and for a short time', async () => {
    const mine = await keep(await aPicture('png'));
    const other = await keep(await aPicture('png'));
    const query = mine.original.split('?')[1] ?? '';
    expect((await fetch(mine.original)).status).toBe(200);
    for (const url of [
      mine.original.split('?')[0] ?? '',
      `${other.original.split('?')[0] ?? ''}?${query}`,
      `${mine.list.split('?')[0] ?? ''}?${query}`,
      mine.original.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 600}`),
      mine.original.slice(0, -1),
      `${mine.original}&signature=x`,
    ])
      expect([url, (await fetch(url)).status >= 400]).toEqual([url, true]);
    const before = service.clock.now;
    service.clock.now = new Date(before.getTime() + 9 * 60_000);
    expect((await fetch(mine.original)).status).toBe(200);
    service.clock.now = new Date(before.getTime() + 20 * 60_000);
    expect((await fetch(mine.original)).status).toBe(403);
    service.clock.now = before;
  });

  it('have the same address for some minutes, so that what holds it stays the same', async () => {
    const { id, original } = await keep(await aPicture('png'));
    const after = (minutes: number) =>
      photoUrls(signerAt(keyRing, new Date(SAMPLE_MOMENT.getTime() + minutes * 60_000)), id).original;
    expect([after(5), after(10) === original]).toEqual([original, false]);
  });

  it('run nothing, are guessed for nothing else, and are kept by whoever fetched them only as long as the address', async () => {
    const { original } = await keep(await aPicture('png'));
    const { headers } = await fetch(original);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename="photo.jpg"',
      'cache-control': expect.stringMatching(/^private, max-age=\d+$/) as string,
      'accept-ranges': 'bytes',
    });
    const again = await fetch(original, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('are given in parts to whoever went on after a break', async () => {
    const { original } = await keep(await aPhoneShot());
    const whole = await fetch(original);
    const size = whole.bytes.length;
    const part = async (range: string, headers = {}) => fetch(original, { range, ...headers });
    const first = await part('bytes=0-999');
    const rest = await part('bytes=1000-');
    expect([first.status, first.headers['content-range'], rest.status]).toEqual([
      206,
      `bytes 0-999/${size}`,
      206,
    ]);
    expect(Buffer.concat([first.bytes, rest.bytes]).equals(whole.bytes)).toBe(true);
    expect((await part('bytes=-10')).bytes.equals(whole.bytes.subarray(-10))).toBe(true);
    const beyond = await part(`bytes=${size}-`);
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    for (const header of ['bytes=0-1,5-9', 'lines=1-2', 'bytes=9-2', 'bytes=-'])
      expect((await part(header)).status).toBe(200);
    expect((await part('bytes=0-9', { 'if-range': '"another"' })).status).toBe(200);
    expect((await part('bytes=0-9', { 'if-range': String(whole.headers.etag) })).status).toBe(206);
  });

  it('leave nothing behind that nobody claimed, or whose owner was erased', async () => {
    const before = await countKept();
    const staged = await stage(await aPicture('png'));
    const owner = await addTraveller(service);
    const { original } = await keep(await aPicture('png'), owner);
    expect(await countKept()).toBe(before + 4);
    expect(await sweepAssets(service.database, store, service.clock.now)).toBe(0);
    await service.database.transaction((transaction) =>
      eraseTraveller(transaction, { id: owner.id, company_id: COMPANY_ID }, keyRing, service.clock.now),
    );
    expect((await fetch(original)).status).toBe(404);
    expect(await sweepAssets(service.database, store, service.clock.now)).toBe(2);
    const later = new Date(service.clock.now.getTime() + HOUR_MS);
    expect(await sweepAssets(service.database, store, later)).toBe(2);
    expect(await countKept()).toBe(before);
    const claim = service.database.transaction((transaction) =>
      claimAsset(transaction, staged, traveller.id, service.clock.now),
    );
    await expect(claim).rejects.toThrow('swept away');
  });

  if (place === 'S3') {
    it('are not to be had while the store is away, and nobody learns why', async () => {
      const { original } = await keep(await aPicture('png'));
      bucket.isAway = true;
      const answer = await fetch(original);
      bucket.isAway = false;
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
      expect((await fetch(original)).status).toBe(200);
    });

    it('are asked for with the key of the bucket, which no wrong one replaces', async () => {
      expect(bucket.refused).toBe(0);
      const stranger = await openS3Assets({ ...bucket.config, secretAccessKey: 'a guess' });
      await expect(stranger.put('photos/x', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
        'SignatureDoesNotMatch',
      );
      stranger.close();
      expect([bucket.refused, bucket.objects.has('photos/x')]).toEqual([1, false]);
      expect(await store.read('photos/none', null)).toBeNull();
    });
  }
});
