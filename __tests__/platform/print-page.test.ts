import { printToFileAsync } from 'expo-print';
import { shareAsync } from 'expo-sharing';

import { printPage } from '@/platform/print-page';

const mockDisk = new Set<string>();

jest.mock('expo-print', () => ({ printToFileAsync: jest.fn() }));
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn() }));
jest.mock('expo-file-system', () => ({
  Paths: { cache: 'file:///cache' },
  File: class MockFile {
    uri: string;
    constructor(...parts: string[]) {
      this.uri = parts.join('/');
    }
    get exists() {
      return mockDisk.has(this.uri);
    }
    async move(to: MockFile) {
      if (to.exists) throw new Error('there is such a file');
      mockDisk.delete(this.uri);
      mockDisk.add(to.uri);
      this.uri = to.uri;
    }
    delete() {
      mockDisk.delete(this.uri);
    }
  },
}));

const MADE = 'file:///cache/Print/1.pdf';
const NAMED = 'file:///cache/Andes.pdf';
const page = { name: 'Andes', html: '<p>Andes</p>' };

describe('a page that a phone prints', () => {
  beforeEach(() => {
    mockDisk.clear();
    jest.mocked(printToFileAsync).mockImplementation(async () => {
      mockDisk.add(MADE);
      return { uri: MADE, numberOfPages: 1 };
    });
  });

  it('is a PDF with the name of the trip while another app takes it, and gone after', async () => {
    // As it was left by an app that was killed in between.
    mockDisk.add(NAMED);
    jest.mocked(shareAsync).mockImplementation(async (uri, options) => {
      expect(uri).toBe(NAMED);
      expect([...mockDisk]).toEqual([NAMED]);
      expect(options).toEqual({ mimeType: 'application/pdf', UTI: 'com.adobe.pdf' });
    });
    expect(await printPage(page)).toBe('given');
    expect(printToFileAsync).toHaveBeenCalledWith({ html: '<p>Andes</p>' });
    expect(mockDisk.size).toBe(0);
  });

  it('that nobody takes leaves nothing behind either', async () => {
    jest.mocked(shareAsync).mockRejectedValue(new Error('no app'));
    expect(await printPage(page)).toBe('failed');
    expect(mockDisk.size).toBe(0);
  });

  it('that can not be made says so', async () => {
    jest.mocked(printToFileAsync).mockRejectedValue(new Error('no space'));
    expect(await printPage(page)).toBe('failed');
  });
});
