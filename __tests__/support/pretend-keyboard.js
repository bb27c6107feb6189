/* global jest */
/** The part of it that only a phone has stands for itself; what is in it is drawn. */
jest.mock('react-native-keyboard-controller', () => require('react-native-keyboard-controller/jest'));
