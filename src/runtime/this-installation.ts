import { KeyOutOfReachError } from '@/platform/database-keys';
import type { DatabaseFiles } from '@/store/database-files';
import { DATABASES } from '@/store/open-store';

import type { Dependencies } from './dependencies';
import type { TravellerKey } from './traveller-key';

/**
 * The databases of this installation. An iPhone keeps its keychain when an app is removed: whoever installs it again would be signed
 * in as the traveller who removed it. So before the first one is opened, what an earlier installation left is forgotten.
 */
export function inThisInstallation(
  { files, installation }: Pick<Dependencies, 'files' | 'installation'>,
  key: Pick<TravellerKey, 'forget'>,
): DatabaseFiles {
  let isChecked = false;

  async function forgetEarlier(): Promise<void> {
    const found = await installation.look();
    if (found === 'new') {
      await key.forget().catch((cause: unknown) => {
        // Its own words must not be taken for those of a broken database.
        throw new KeyOutOfReachError('The device does not forget an earlier key just now.', { cause });
      });
      // With each goes its key.
      for (const name of DATABASES) await files.remove(name);
    }
    // Last: whatever stops the app before, its next start does all of it again.
    if (found !== 'marked') await installation.mark();
    isChecked = true;
  }

  return {
    async open(name, purpose) {
      if (!isChecked) await forgetEarlier();
      return files.open(name, purpose);
    },
    remove: (name) => files.remove(name),
  };
}
