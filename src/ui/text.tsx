import { Text as NativeText, type TextProps as NativeTextProps } from 'react-native';

import { type Colors, type } from './theme';
import { useTheme } from './use-theme';

export interface TextProps extends NativeTextProps {
  variant?: keyof typeof type;
  color?: keyof Colors;
}

/** Grows with the device's text size up to twice, which every layout takes without cutting. */
export function Text({ variant = 'body', color = 'ink', style, ...rest }: TextProps) {
  const theme = useTheme();
  return (
    <NativeText maxFontSizeMultiplier={2} {...rest} style={[type[variant], { color: theme[color] }, style]} />
  );
}
