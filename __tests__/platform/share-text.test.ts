import { Platform, Share } from 'react-native';

import { shareText } from '@/platform/share-text';

afterEach(() => jest.restoreAllMocks());

describe('sharing on a phone', () => {
  it('hands the text over', async () => {
    const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: Share.sharedAction });
    expect(await shareText('Floods')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ message: 'Floods' });
  });

  it('tells apart that the traveller would rather not, and that it failed', async () => {
    jest.spyOn(Share, 'share').mockResolvedValueOnce({ action: Share.dismissedAction });
    expect(await shareText('Floods')).toBe('cancelled');
    jest.spyOn(Share, 'share').mockRejectedValueOnce(new Error('no activity'));
    expect(await shareText('Floods')).toBe('failed');
  });
});

describe('sharing in a browser', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const having = (apis: object) =>
    Object.defineProperty(globalThis, 'navigator', { value: apis, configurable: true });
  beforeEach(() => {
    jest.replaceProperty(Platform, 'OS', 'web');
  });
  afterEach(() => {
    if (own) Object.defineProperty(globalThis, 'navigator', own);
  });

  it('uses what the browser has for it', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    having({ share });
    expect(await shareText('Floods')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ text: 'Floods' });
  });

  it('leaves it where the traveller closes it', async () => {
    const writeText = jest.fn();
    const aborted = Object.assign(new Error('closed'), { name: 'AbortError' });
    having({ share: jest.fn().mockRejectedValue(aborted), clipboard: { writeText } });
    expect(await shareText('Floods')).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies where it can’t share, and says where it can do neither', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    having({ clipboard: { writeText } });
    expect(await shareText('Floods')).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('Floods');
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    expect(await shareText('Floods')).toBe('failed');
    having({});
    expect(await shareText('Floods')).toBe('failed');
  });
});
