import Svg, { Path } from 'react-native-svg';

import type { Tone } from './tone';
import { useTheme } from './use-theme';

const shapes: Record<Tone, string> = {
  safe: 'M5 0.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  low: 'M5 0.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  medium: 'M5 0 10 5 5 10 0 5Z',
  high: 'M5 0.5 10 9.5H0Z',
};

/** A status as a shape: ● normal or low, ◆ caution or medium, ▲ avoid or high. */
export function ToneShape({ tone, size = 9 }: { tone: Tone; size?: number }) {
  const theme = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 10 10" aria-hidden>
      <Path d={shapes[tone]} fill={theme[tone]} />
    </Svg>
  );
}
