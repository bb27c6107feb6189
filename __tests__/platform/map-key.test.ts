import Constants from 'expo-constants';

import { hasMapKey } from '@/platform/map-key';

import { embedConfig } from '../support/embedded-config';
import { temporaryFolder } from '../support/temporary-folder';

jest.mock('expo-constants', () => ({ __esModule: true, default: {} }));

describe("the key of Android's map", () => {
  const folder = temporaryFolder();

  async function install(key: string) {
    const expoConfig = await embedConfig(folder, { GOOGLE_MAPS_ANDROID_KEY: key });
    Object.assign(Constants, { expoConfig });
  }

  it('is known to be there in a build that was given one, and is not told', async () => {
    await install('a-map-key');

    expect(hasMapKey()).toBe(true);
    expect(JSON.stringify(Constants.expoConfig)).not.toContain('a-map-key');
  });

  it('is known to be missing in a build that was given none', async () => {
    await install('');

    expect(Constants.expoConfig?.name).toBe('Sojourn');
    expect(hasMapKey()).toBe(false);
  });
});
