/* global jest */
/** Only a phone moves a card under a finger. What lies behind one is drawn, and tests say that it was moved. */
jest.mock('react-native-gesture-handler/ReanimatedSwipeable', () => {
  const { createElement, Fragment } = require('react');
  return {
    __esModule: true,
    default: ({ renderLeftActions, renderRightActions, children }) =>
      createElement(Fragment, null, renderLeftActions?.(), renderRightActions?.(), children),
    SwipeDirection: { LEFT: 'left', RIGHT: 'right' },
  };
});
