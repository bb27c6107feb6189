const reactNative = require(require('jest-expo/jest-preset').resolver);
const worklets = require('react-native-worklets/jest/resolver');

/** React Native's way, and for animations the files without the part that only a phone has. */
module.exports = (request, options) =>
  worklets(request, {
    ...options,
    defaultResolver: (wanted, given) =>
      reactNative(wanted, { ...given, defaultResolver: options.defaultResolver }),
  });
