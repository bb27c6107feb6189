import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/ui/use-theme';

const paths = {
  plus: 'M10,4 V16 M4,10 H16',
  minus: 'M4,10 H16',
  fit: 'M3,7 V3 H7 M13,3 H17 V7 M17,13 V17 H13 M7,17 H3 V13',
  open: 'M11,9 L17,3 M12,3 H17 V8 M9,11 L3,17 M3,12 V17 H8',
  close: 'M5,5 L15,15 M15,5 L5,15',
  list: 'M7,5 H17 M7,10 H17 M7,15 H17 M3,5 H3.01 M3,10 H3.01 M3,15 H3.01',
  map: 'M3,5 L7.5,3 L12.5,5 L17,3 V15 L12.5,17 L7.5,15 L3,17 Z M7.5,3 V15 M12.5,5 V17',
};

export function MapIcon({ name }: { name: keyof typeof paths }) {
  const theme = useTheme();
  return (
    <Svg width={20} height={20} viewBox="0 0 20 20">
      <Path
        d={paths[name]}
        fill="none"
        stroke={theme.primary}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
