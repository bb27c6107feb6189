import { deviceFilePicker } from '@/platform/device-file-picker';

const mockFiles = new Map<string, Uint8Array>();
const mockAsked: unknown[] = [];
let mockChosen: { uri: string; name: string } | null = null;

jest.mock('expo-document-picker', () => ({
  getDocumentAsync: (options: unknown) => {
    mockAsked.push(options);
    return Promise.resolve({ assets: mockChosen && [mockChosen] });
  },
}));
jest.mock('expo-file-system', () => ({
  File: class {
    uri: string;
    constructor(address: string) {
      this.uri = address;
    }
    get name() {
      return this.uri.split('/').at(-1) ?? '';
    }
    get size() {
      return mockFiles.get(this.uri)?.length ?? 0;
    }
    bytes() {
      const bytes = mockFiles.get(this.uri);
      return bytes ? Promise.resolve(bytes) : Promise.reject(new Error('no such file'));
    }
    delete() {
      if (!mockFiles.delete(this.uri)) throw new Error('no such file');
    }
  },
}));

const COPY = 'file:///cache/table.ics';
const choose = () => deviceFilePicker.choose({ extensions: ['ics'], mostBytes: 4 });

describe('choosing a file', () => {
  beforeEach(() => {
    mockFiles.clear();
    mockChosen = { uri: COPY, name: 'My table.ics' };
  });

  it('gives what is in it, by the name that the traveller knows, and leaves no copy in the open', async () => {
    mockFiles.set(COPY, Uint8Array.of(1, 2, 3));
    expect(await choose()).toEqual({ kind: 'file', name: 'My table.ics', bytes: Uint8Array.of(1, 2, 3) });
    expect(mockFiles.size).toBe(0);
  });

  it('reads nothing of one that is too large', async () => {
    mockFiles.set(COPY, new Uint8Array(5));
    expect(await choose()).toEqual({ kind: 'too-large' });
    expect(mockFiles.size).toBe(0);
  });

  it('says that there is nothing in it, that it is gone, or that none was chosen', async () => {
    mockFiles.set(COPY, new Uint8Array(0));
    expect(await choose()).toEqual({ kind: 'unreadable' });
    expect(await choose()).toEqual({ kind: 'unreadable' });
    mockChosen = null;
    expect(await choose()).toEqual({ kind: 'cancelled' });
  });

  it('lets no file be grey that another app calls by a wrong name', async () => {
    await choose();
    expect(mockAsked.at(-1)).toMatchObject({ type: '*/*', copyToCacheDirectory: true });
  });

  it('reads what was handed to the app, and leaves another app what is its own', async () => {
    const theirs = 'content://mail/attachments/7';
    mockFiles.set(theirs, Uint8Array.of(1));
    expect(await deviceFilePicker.open(theirs, 4)).toMatchObject({ kind: 'file', name: '7' });
    expect(mockFiles.has(theirs)).toBe(true);
    mockFiles.set(COPY, Uint8Array.of(1));
    expect(await deviceFilePicker.open(COPY, 4)).toMatchObject({ kind: 'file', name: 'table.ics' });
    expect(mockFiles.has(COPY)).toBe(false);
  });
});
