import { useEffect, useEffectEvent, useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { pickPhotoWords } from '@/i18n/messages/pick-photo';
import type { PhotoFailure } from '@/platform/photos';
import type { Picked } from '@/platform/picture-picker';

import type { DraftAbout } from '@/store/draft-photos';
import type { KeptPhoto } from '@/store/message-photos';

import { photoQueries } from './queries/traveller-queries';
import { useMutations, useRuntime } from './runtime-provider';
import { useAttempt } from './use-attempt';
import { useOneAtATime } from './use-one-at-a-time';
import { useSideRead } from './use-read';
import { useSystemPictures } from './use-system-pictures';

/** What there is to say about a photo that was asked for. */
export interface PickedPhoto {
  /** Shrunk, and without anything that was in its file but the picture; null while there is none. */
  photo: KeptPhoto | null;
  /** That it is being opened and drawn, or why there is none; empty where there is nothing to say. */
  said: string;
  /** The traveller forbade the camera: only the system's settings change that. */
  isCameraForbidden: boolean;
  hasCamera: boolean;
  onTake: () => void;
  onChoose: () => void;
  onRemove: () => void;
  /** It is on the disk with what it was sent with. */
  onSent: () => void;
}

/** A photo that the traveller takes or chooses, before it goes anywhere. It outlives the app until it is sent or taken away. */
export function usePickedPhoto(about: DraftAbout): PickedPhoto {
  const { photos, picturePicker } = useRuntime();
  const pictures = useSystemPictures(about);
  const { saveDraftPhoto, takePicking, keepRecoveredPhoto } = useMutations();
  const attempt = useAttempt();
  const oneAtATime = useOneAtATime();
  const words = useWords(pickPhotoWords);
  const stored = useSideRead(photoQueries.draft(about)) ?? null;
  const { photo, setPicked } = useInPlaceOf(stored);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<PhotoFailure['kind'] | Exclude<Picked['kind'], 'picked'> | null>(
    null,
  );

  const toShrunk = async (uri: string) => {
    const outcome = await photos.shrink(uri);
    await picturePicker.letGo(uri);
    return outcome;
  };
  const shrink = async (uri: string) => {
    const outcome = await toShrunk(uri);
    if (outcome.kind !== 'photo') {
      setFailure(outcome.kind);
      return;
    }
    setPicked(outcome.photo);
    // Where the device can't keep it, it goes with what is said now all the same.
    attempt(saveDraftPhoto(about, outcome.photo));
  };
  const pick = async (ask: () => Promise<Picked>) => {
    setIsBusy(true);
    setFailure(null);
    try {
      const picked = await ask();
      if (picked.kind === 'picked') await shrink(picked.uri);
      else setFailure(picked.kind);
    } finally {
      setIsBusy(false);
    }
  };
  const onRecovered = useEffectEvent(async (uri: string | null) => {
    if (uri === null) return;
    const takenFor = await takePicking();
    if (takenFor === about) await shrink(uri);
    else if (takenFor === null) await picturePicker.letGo(uri);
    else {
      const outcome = await toShrunk(uri);
      if (outcome.kind === 'photo') await keepRecoveredPhoto(takenFor, outcome.photo);
    }
  });
  useEffect(() => {
    attempt(picturePicker.recover().then(onRecovered));
  }, [picturePicker, attempt]);

  return {
    photo,
    said: isBusy ? words.busy : failure === null || failure === 'cancelled' ? '' : words.failures[failure],
    isCameraForbidden: failure === 'not-allowed',
    hasCamera: pictures.hasCamera,
    onTake: () => oneAtATime(() => pick(() => pictures.take())),
    onChoose: () => oneAtATime(() => pick(() => pictures.choose())),
    onRemove: () => {
      setPicked(null);
      attempt(saveDraftPhoto(about, null));
    },
    onSent: () => setPicked(null),
  };
}

/** What was picked or taken away here stands in place of what the device has kept, until that has followed. */
function useInPlaceOf(stored: KeptPhoto | null) {
  const [picked, setPicked] = useState<{ photo: KeptPhoto | null; inPlaceOf: KeptPhoto | null }>();
  return {
    photo: picked?.inPlaceOf === stored ? picked.photo : stored,
    setPicked: (photo: KeptPhoto | null) => setPicked({ photo, inPlaceOf: stored }),
  };
}
