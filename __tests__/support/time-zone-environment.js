const presetPath = require.resolve('@react-native/jest-preset/jest-preset.js');
const { join } = require('node:path');

const PhoneEnvironment = require(join(presetPath, '../jest/react-native-env.js'));

/**
 * The environment of every screen test, with `setTimeZone(name)` beside it. A test's own `process.env` is a copy: written to, it
 * changes no clock. This one is the process's, and Node reads the zone from it again.
 */
module.exports = class TimeZoneEnvironment extends PhoneEnvironment {
  before = process.env.TZ;

  async setup() {
    await super.setup();
    this.global.setTimeZone = (zone) => {
      process.env.TZ = zone;
    };
  }

  async teardown() {
    // The next file of this worker is told in the zone of the machine again.
    if (this.before === undefined) delete process.env.TZ;
    else process.env.TZ = this.before;
    await super.teardown();
  }
};
