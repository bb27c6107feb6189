import { View } from 'react-native';

/** A browser knows transitions by itself. */
export const GlidingView = View;
