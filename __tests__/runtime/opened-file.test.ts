import { openedFile, placeOfFile } from '@/runtime/opened-file';

const INBOX = 'file:///private/var/mobile/Containers/Data/Application/1F/Documents/Inbox';

describe('a file that the system opens with the app', () => {
  afterEach(() => openedFile.set(null));

  it.each([
    `${INBOX}/table.ics`,
    `${INBOX}/Booking%20mail.eml`,
    'content://com.android.providers.downloads.documents/document/42',
    'content://com.google.android.gm.sapi/a%40b/messages/1/attachments/x%2Fy.pkpass',
  ])('%s is kept until it is read, where trips are', (url) => {
    expect(placeOfFile(url)).toBe('/trips');
    expect(openedFile.get()).toBe(url);
  });

  it.each([
    'sojourn://trips?file=file:///x',
    'https://evil.example/Documents/Inbox/table.ics',
    'file:///data/data/app.sojourn/databases/store.db',
    `${INBOX}/../store.db`,
    `${INBOX}/%2e%2e%2fstore.db`,
    `${INBOX}/`,
    'content://app.sojourn.SharingFileProvider/cache/store.db',
    'content://app.sojourn/x',
    '/trip/1',
  ])('%s is none', (url) => {
    expect(placeOfFile(url)).toBeNull();
    expect(openedFile.get()).toBeNull();
  });
});
