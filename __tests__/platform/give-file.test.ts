import { shareAsync } from 'expo-sharing';

import { giveFile } from '@/platform/give-file';

const mockDisk = new Map<string, string>();

jest.mock('expo-sharing', () => ({ shareAsync: jest.fn() }));
jest.mock('expo-file-system', () => ({
  Paths: { cache: 'file:///cache' },
  File: class {
    readonly uri: string;
    constructor(folder: string, name: string) {
      this.uri = `${folder}/${name}`;
    }
    create() {
      mockDisk.set(this.uri, '');
    }
    write(text: string) {
      mockDisk.set(this.uri, text);
    }
    delete() {
      mockDisk.delete(this.uri);
    }
  },
}));

const file = { name: 'Andes.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR' };

describe('a file for another app', () => {
  it('is there while that app takes it, and gone after', async () => {
    jest.mocked(shareAsync).mockImplementation(async (uri, options) => {
      expect(mockDisk.get(uri)).toBe('BEGIN:VCALENDAR');
      expect(options).toEqual({ mimeType: 'text/calendar' });
    });
    expect(await giveFile(file)).toBe('given');
    expect(shareAsync).toHaveBeenCalledTimes(1);
    expect(mockDisk.size).toBe(0);
  });

  it('that nobody takes leaves nothing behind either', async () => {
    jest.mocked(shareAsync).mockRejectedValue(new Error('no app'));
    expect(await giveFile(file)).toBe('failed');
    expect(mockDisk.size).toBe(0);
  });
});
