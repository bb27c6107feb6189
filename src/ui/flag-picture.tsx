import { SvgUri, SvgXml } from 'react-native-svg';

export interface FlagPictureProps {
  /** The drawing itself, or where it is. */
  of: { drawing: string } | { url: string };
  width: number;
  height: number;
  onError: () => void;
}

export function FlagPicture({ of, ...rest }: FlagPictureProps) {
  const whole = { ...rest, preserveAspectRatio: 'none' };
  return 'drawing' in of ? <SvgXml xml={of.drawing} {...whole} /> : <SvgUri uri={of.url} {...whole} />;
}
