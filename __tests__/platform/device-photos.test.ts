import * as FileSystem from 'expo-file-system';

import { devicePhotos } from '@/platform/device-photos';
import { mayBeCarried } from '@/store/outbox-bytes';

interface Picture {
  width: number;
  height: number;
  /** Bytes that a pixel takes at the best quality. */
  detail?: number;
}

const mockPictures = new Map<string, Picture>();
/** Copies that lie in the open, and drawings that take up memory. */
const mockInTheOpen = new Set<string>();
const mockHeld = new Set<object>();
const mockOpened: unknown[] = [];
let mockIsFull = false;

const segment = (marker: number, text: string) =>
  `\xff${String.fromCharCode(marker)}${String.fromCharCode((text.length + 2) >> 8, (text.length + 2) & 255)}${text}`;
const mockJpeg = (size: number) => {
  const head = `\xff\xd8${segment(0xe0, 'JFIF\0…')}${segment(0xe1, 'Exif\0\0GPS 48.2 16.4')}${segment(0xe2, 'ICC_PROFILE\0')}${segment(0xfe, 'at home')}`;
  const scan = segment(0xda, '').padEnd(Math.max(10, size - head.length), 'x');
  return Buffer.from(head + scan, 'latin1').toString('base64');
};

// A system that leaves in whatever stood in the file, and a file for everything that it saves.
jest.mock('expo-image-manipulator', () => {
  const draw = (picture: Picture): object => {
    const drawn = {
      ...picture,
      release: () => mockHeld.delete(drawn),
      saveAsync: ({ compress }: { compress: number }) => {
        if (mockIsFull) return Promise.reject(new Error('no room left on device'));
        const uri = `file:///cache/${mockInTheOpen.size}.jpg`;
        mockInTheOpen.add(uri);
        const { width, height, detail = 0.2 } = picture;
        return Promise.resolve({ uri, width, height, base64: mockJpeg(width * height * detail * compress) });
      },
    };
    mockHeld.add(drawn);
    return drawn;
  };
  const manipulate = (source: string | Picture) => {
    mockOpened.push(source);
    const picture = typeof source === 'string' ? mockPictures.get(source) : source;
    let size = {};
    const context = {
      resize: (wanted: object) => {
        size = wanted;
        return context;
      },
      renderAsync: () =>
        picture ? Promise.resolve(draw({ ...picture, ...size })) : Promise.reject(new Error('no image')),
      release: () => mockHeld.delete(context),
    };
    mockHeld.add(context);
    return context;
  };
  return { ImageManipulator: { manipulate }, SaveFormat: { JPEG: 'jpeg', PNG: 'png' } };
});
jest.mock('expo-file-system', () => ({ File: jest.fn(), Paths: { cache: 'file:///cache' } }));

describe('a photo', () => {
  const photos = devicePhotos(mayBeCarried);
  const files = new Map<string, { size: number; head: string }>();

  beforeEach(() => {
    mockOpened.length = 0;
    mockPictures.clear();
    files.clear();
    mockIsFull = false;
    jest.mocked(FileSystem.File).mockImplementation(((uri: string) => ({
      open: () => {
        const file = files.get(uri);
        if (!file) throw new Error('no such file');
        return { size: file.size, readBytes: () => Buffer.from(file.head, 'latin1'), close: () => undefined };
      },
      delete: () => mockInTheOpen.delete(uri),
    })) as never);
  });
  afterEach(() => {
    expect([...mockInTheOpen]).toEqual([]);
    expect(mockHeld.size).toBe(0);
  });

  const shrink = async (picture: Picture) => {
    mockPictures.set('file:///picked.jpg', picture);
    const outcome = await photos.shrink('file:///picked.jpg');
    if (outcome.kind !== 'photo') return outcome.kind;
    const { width, height, content } = outcome.photo;
    expect(Buffer.from(content, 'base64').length).toBeLessThanOrEqual(600 * 1024);
    return { width, height };
  };

  it.each([
    [
      { width: 4032, height: 3024 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 3024, height: 4032 },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 20_000, height: 3 },
      { width: 1600, height: 1 },
    ],
    [
      { width: 1600, height: 900 },
      { width: 1600, height: 900 },
    ],
    [
      { width: 40, height: 30 },
      { width: 40, height: 30 },
    ],
  ])('of %j is %j', async (picture, expected) => {
    expect(await shrink(picture)).toMatchObject(expected);
  });

  it('is drawn worse, and then smaller, until it has at most 600 KB', async () => {
    expect(await shrink({ width: 4000, height: 4000, detail: 0.35 })).toMatchObject({ width: 1600 });
    expect(await shrink({ width: 4000, height: 4000, detail: 1 })).toMatchObject({ width: 1024 });
  });

  it('is drawn for its points to be read, as large as they are asked for, and nothing of it stays', async () => {
    mockPictures.set('file:///picked.jpg', { width: 4032, height: 3024 });
    expect((await photos.drawPoints('file:///picked.jpg', 1400)).kind).toBe('drawing');
    expect(mockOpened.at(-1)).toMatchObject({ width: 4032 });
    mockPictures.set('file:///picked.jpg', { width: 300, height: 200 });
    expect((await photos.drawPoints('file:///picked.jpg', 1400)).kind).toBe('drawing');
    expect(await photos.drawPoints('file:///gone.jpg', 1400)).toEqual({ kind: 'unreadable' });
    mockIsFull = true;
    expect(await photos.drawPoints('file:///picked.jpg', 1400)).toEqual({ kind: 'device-failed' });
  });

  it('that has more bytes however it is drawn is none', async () => {
    expect(await shrink({ width: 4000, height: 4000, detail: 4 })).toBe('stays-too-large');
  });

  it('says nothing of where and when it was taken, whatever the system left in', async () => {
    mockPictures.set('file:///picked.jpg', { width: 400, height: 300 });
    const outcome = await photos.shrink('file:///picked.jpg');
    if (outcome.kind !== 'photo') throw new Error(outcome.kind);
    const text = Buffer.from(outcome.photo.content, 'base64').toString('latin1');
    expect(text).not.toMatch(/Exif|GPS|at home/);
    expect(text).toMatch(/^\xff\xd8\xff\xe0.*JFIF.*ICC_PROFILE.*\xff\xda.*x$/s);
  });

  it('can’t be made of what is no picture, is broken or is gone', async () => {
    files.set('file:///letter.jpg', { size: 100, head: 'Dear Sir, I wrote' });
    expect(await photos.shrink('file:///letter.jpg')).toEqual({ kind: 'unreadable' });
    expect(await photos.shrink('file:///gone.jpg')).toEqual({ kind: 'unreadable' });
  });

  it('is made of HEIC where the device opens it, and where it does not that is said', async () => {
    files.set('file:///iphone.heic', { size: 2_000_000, head: '\0\0\0\x28ftypheic\0\0\0\0' });
    expect(await photos.shrink('file:///iphone.heic')).toEqual({ kind: 'heic' });
    mockPictures.set('file:///iphone.heic', { width: 4032, height: 3024 });
    expect(await photos.shrink('file:///iphone.heic')).toMatchObject({ kind: 'photo' });
  });

  it('is not made of more than 20 MB, which are not even opened', async () => {
    const size = 20 * 1024 * 1024;
    mockPictures.set('file:///huge.jpg', { width: 9000, height: 9000, detail: 0.1 });
    files.set('file:///huge.jpg', { size: size + 1, head: '\xff\xd8\xff\xe0' });
    expect(await photos.shrink('file:///huge.jpg')).toEqual({ kind: 'file-too-large', size: size + 1 });
    expect(mockOpened).toEqual([]);
    files.set('file:///huge.jpg', { size, head: '\xff\xd8\xff\xe0' });
    expect(await photos.shrink('file:///huge.jpg')).toMatchObject({ kind: 'photo' });
  });

  it('waits for better times where the device has no room', async () => {
    mockIsFull = true;
    expect(await shrink({ width: 400, height: 300 })).toBe('device-failed');
  });
});
