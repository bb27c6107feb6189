import type { Picked } from '@/platform/picture-picker';
import type { DraftAbout } from '@/store/draft-photos';

import { useMutations, useRuntime } from './runtime-provider';

interface SystemPictures {
  hasCamera: boolean;
  take: () => Promise<Picked>;
  choose: () => Promise<Picked>;
}

/** The system's camera and choice of pictures. For what they are open is on the disk first: the system may end the app meanwhile. */
export function useSystemPictures(about: DraftAbout | null): SystemPictures {
  const { picturePicker } = useRuntime();
  const { rememberPicking } = useMutations();
  const remembering = async (ask: () => Promise<Picked>) => {
    // A browser opens its choice only right behind the tap.
    if (!picturePicker.outlivesApp) return ask();
    // A device that keeps nothing takes photos all the same.
    await Promise.allSettled([rememberPicking(about)]);
    try {
      return await ask();
    } finally {
      await Promise.allSettled([rememberPicking(null)]);
    }
  };
  return {
    hasCamera: picturePicker.hasCamera,
    take: () => remembering(() => picturePicker.take()),
    choose: () => remembering(() => picturePicker.choose()),
  };
}
