import { Text as NativeText, type TextProps as NativeTextProps } from 'react-native';

import { type Colors, type } from './theme';
import { useTheme } from './use-theme';

interface TextProps extends NativeTextProps {
  variant?: keyof typeof type;
  color?: keyof Colors;
}

export function Text({ variant = 'body', color = 'ink', style, ...rest }: TextProps) {
  const theme = useTheme();
  return <NativeText {...rest} style={[type[variant], { color: theme[color] }, style]} />;
}
