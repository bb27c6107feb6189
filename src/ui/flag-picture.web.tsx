import { Image } from 'react-native';

import type { FlagPictureProps } from './flag-picture';

/** A browser draws it itself. */
export function FlagPicture({ of, width, height, onError }: FlagPictureProps) {
  const uri = 'drawing' in of ? `data:image/svg+xml,${encodeURIComponent(of.drawing)}` : of.url;
  return <Image source={{ uri }} style={{ width, height }} onError={onError} />;
}
