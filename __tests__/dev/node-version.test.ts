import reactNative from 'react-native/package.json';

import { isInRange } from '../../.dev/version-range.mjs';
import packageFile from '../../package.json';

const { node: range } = packageFile.engines;
const plainly = (text: string) => text.replaceAll(' ', '');

describe('the versions of Node that the commands accept', () => {
  it('are those that React Native and its bundler ask for', () => {
    expect(plainly(range)).toBe(plainly(reactNative.engines.node));
  });

  it.each(['20.19.4', '20.20.2', '22.13.0', '22.21.1', '24.3.0', '25.0.0', '26.1.0'])(
    'have %s',
    (version) => {
      expect(isInRange(version, range)).toBe(true);
    },
  );

  it.each(['18.20.8', '20.9.0', '20.19.3', '21.7.3', '22.12.9', '23.11.1', '24.2.0'])(
    'lack %s',
    (version) => {
      expect(isInRange(version, range)).toBe(false);
    },
  );

  it('are never guessed from a range that is written in another way', () => {
    expect(() => {
      isInRange('20.20.2', '~20.19');
    }).toThrow('~20.19');
  });
});
