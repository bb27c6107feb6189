/* global jest */
/** Lists draw what is in sight, which they measure; in a test nothing has a size, so everything gets one. */
jest.mock('@shopify/flash-list/dist/recyclerview/utils/measureLayout', () => ({
  ...jest.requireActual('@shopify/flash-list/dist/recyclerview/utils/measureLayout'),
  measureParentSize: () => ({ x: 0, y: 0, width: 390, height: 4000 }),
  measureFirstChildLayout: () => ({ x: 0, y: 0, width: 390, height: 4000 }),
  measureItemLayout: () => ({ x: 0, y: 0, width: 390, height: 100 }),
}));
