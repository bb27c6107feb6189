import { useEffect, useEffectEvent, useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { pickPhotoWords } from '@/i18n/messages/pick-photo';
import type { Photo, PhotoFailure } from '@/platform/photos';
import type { Picked } from '@/platform/picture-picker';

import { useRuntime } from './runtime-provider';

/** What there is to say about a photo that was asked for. */
export interface PickedPhoto {
  /** Shrunk, and without anything that was in its file but the picture; null while there is none. */
  photo: Photo | null;
  /** That it is being opened and drawn, or why there is none; empty where there is nothing to say. */
  said: string;
  /** The traveller forbade the camera: only the system's settings change that. */
  isCameraForbidden: boolean;
  hasCamera: boolean;
  onTake: () => void;
  onChoose: () => void;
  onRemove: () => void;
}

/** A photo that the traveller takes or chooses, before it goes anywhere. */
export function usePickedPhoto(): PickedPhoto {
  const { photos, picturePicker } = useRuntime();
  const words = useWords(pickPhotoWords);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<PhotoFailure['kind'] | Exclude<Picked['kind'], 'picked'> | null>(
    null,
  );

  const shrink = async (uri: string) => {
    const outcome = await photos.shrink(uri);
    await picturePicker.letGo(uri);
    if (outcome.kind === 'photo') setPhoto(outcome.photo);
    else setFailure(outcome.kind);
  };
  const pick = async (ask: () => Promise<Picked>) => {
    if (isBusy) return;
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
  const onRecovered = useEffectEvent((uri: string | null) => (uri === null ? undefined : shrink(uri)));
  useEffect(() => {
    void picturePicker.recover().then(onRecovered);
  }, [picturePicker]);

  return {
    photo,
    said: isBusy ? words.busy : failure === null || failure === 'cancelled' ? '' : words.failures[failure],
    isCameraForbidden: failure === 'not-allowed',
    hasCamera: picturePicker.hasCamera,
    onTake: () => void pick(() => picturePicker.take()),
    onChoose: () => void pick(() => picturePicker.choose()),
    onRemove: () => setPhoto(null),
  };
}
