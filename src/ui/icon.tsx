import { type IconName, iconPaths } from './icon-paths';
import { Path, Svg } from './svg';
import type { Colors } from './theme';
import { useTheme } from './use-theme';

interface IconProps {
  name: IconName;
  color?: keyof Colors;
  size?: number;
}

/** Beside a long text a browser would make it smaller. */
const KEPT = { flexShrink: 0 };

/** A line drawing. It says nothing aloud: words stand beside it, or on the button around it. */
export function Icon({ name, color = 'ink', size = 24 }: IconProps) {
  const theme = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" style={KEPT} aria-hidden>
      <Path
        d={iconPaths[name]}
        fill="none"
        stroke={theme[color]}
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
