import { Text as NativeText, type TextProps as NativeTextProps } from 'react-native';

import { type Colors, type } from './theme';
import { useTheme } from './use-theme';

export interface TextProps extends NativeTextProps {
  variant?: keyof typeof type;
  color?: keyof Colors;
  /** Of a heading: 1 is the title of the screen, which has one. */
  level?: 1 | 2 | 3;
}

/** Grows with the device's text size up to twice, which every layout takes without cutting. */
export function Text({ variant = 'body', color = 'ink', level = 2, style, ...rest }: TextProps) {
  const theme = useTheme();
  // A browser takes a heading without a level for the title of the page.
  const heading = rest.role === 'heading' ? { 'aria-level': level } : {};
  return (
    <NativeText
      maxFontSizeMultiplier={2}
      {...heading}
      {...rest}
      style={[type[variant], { color: theme[color] }, style]}
    />
  );
}
