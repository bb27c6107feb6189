import { Platform } from 'react-native';

/**
 * How something comes in over the screen, and goes. In a browser the keyboard follows only after an animation: what was closed would
 * take it from what has been opened since, and a key meant for the one would press a button under the other.
 */
export const modalAnimation = Platform.OS === 'web' ? 'none' : 'fade';
