/** One runner, several projects. The service's tests run once on each engine that is at hand. */

const aliases = {
  '^@/(.*)$': '<rootDir>/src/$1',
  // The same drawings; what phones and browsers load of it is two megabytes that would be transformed first.
  '^bwip-js/generic$': '<rootDir>/node_modules/bwip-js/dist/bwip-js-node.js',
};

/** These rooms need no screen, and the runtime not always; store, sync and services run with the real service in process. */
const DEVICE_ROOMS = ['api', 'contract', 'domain', 'geo', 'markdown', 'services', 'store', 'sync'];

/** Packages that come as ES modules only, which jest does not read as they are. */
const MODULES = ['d3-array', 'd3-geo', 'geokdbush', 'internmap', 'kdbush', 'marked', 'tinyqueue'];
const ofModules = `/node_modules/(?:${MODULES.join('|')})/`;

const expo = require('jest-expo/jest-preset');

const transformOnce = '<rootDir>/__tests__/support/transform-once.js';

/** jest knows `import()` only as a promise of `require`. */
function toScript(platform) {
  const [, options] = expo.transform['\\.[jt]sx?$'];
  const caller = { ...options.caller, platform };
  const transform = [
    transformOnce,
    { ...options, caller, plugins: [require.resolve('@babel/plugin-transform-dynamic-import')] },
  ];
  return {
    '\\.[jt]sx?$': transform,
    '\\.mjs$': transform,
    '\\.jsonl$': '<rootDir>/__tests__/support/read-packs.js',
  };
}

const appProject = {
  displayName: 'app',
  rootDir: __dirname,
  preset: 'jest-expo',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '\\.native\\.test\\.tsx?$',
    `<rootDir>/__tests__/(?:${DEVICE_ROOMS.join('|')})/`,
    '<rootDir>/__tests__/(?:encrypted|faults|runtime)/.*\\.test\\.ts$',
  ],
  moduleNameMapper: aliases,
  resolver: '<rootDir>/__tests__/support/resolve-module.js',
  setupFiles: ['measure-lists.js', 'pretend-keyboard.js', 'pretend-swipes.js'].map(
    (name) => `<rootDir>/__tests__/support/${name}`,
  ),
  setupFilesAfterEnv: ['nothing-on-the-console.js', 'print-elements-briefly.js'].map(
    (name) => `<rootDir>/__tests__/support/${name}`,
  ),
  transform: toScript('ios'),
  transformIgnorePatterns: expo.transformIgnorePatterns.map((pattern) =>
    pattern.replace('/node_modules/(?!(', `/node_modules/(?!(${MODULES.join('|')}|`),
  ),
};

/** What the same code does on one phone and not on the other. */
const phoneProject = (platform) => ({
  ...appProject,
  displayName: `app (${platform})`,
  preset: `jest-expo/${platform}`,
  testMatch: ['<rootDir>/__tests__/**/*.native.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/'],
  globals: { phone: platform },
  transform: toScript(platform),
});

const typeScriptOnNode = [
  transformOnce,
  {
    configFile: false,
    presets: [
      [require.resolve('@babel/preset-env'), { targets: { node: 'current' } }],
      require.resolve('@babel/preset-typescript'),
    ],
  },
];

/** Stories in a real browser, for which `.dev/e2e.mjs` and `.dev/test.mjs` name a browser and an exported app. */
const browserProject = {
  displayName: 'browser',
  rootDir: __dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/**/*.test.ts'],
  moduleNameMapper: aliases,
  globalSetup: '<rootDir>/e2e/support/set-up.ts',
  globalTeardown: '<rootDir>/e2e/support/tear-down.ts',
  setupFilesAfterEnv: ['<rootDir>/e2e/support/patience.ts'],
  transform: { '\\.ts$': typeScriptOnNode },
};

/** Tests on Node with a database beside them. */
function nodeProject(displayName, engine, testMatch) {
  return {
    displayName,
    rootDir: __dirname,
    testEnvironment: '<rootDir>/server/test/support/embedded-engine-environment.js',
    testMatch,
    moduleNameMapper: {
      ...aliases,
      '^@electric-sql/pglite(/contrib/pg_trgm)?$': '<rootDir>/server/test/support/embedded-engine.js',
    },
    transformIgnorePatterns: [`/node_modules/(?!${ofModules.slice('/node_modules/'.length)})`],
    globals: { serviceEngine: engine },
    globalSetup: `<rootDir>/server/test/support/set-up-${engine}.js`,
    transform: { [`\\.ts$|${ofModules}.*\\.m?js$`]: typeScriptOnNode },
  };
}

const serverProject = (engine) => ({
  ...nodeProject(`server (${engine})`, engine, ['<rootDir>/server/test/**/*.test.ts']),
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/server/test/(?:extractor|itinerary)/'],
});

/** What reads mails knows no database: once is enough. */
const itineraryProject = nodeProject('itinerary', 'embedded', [
  '<rootDir>/server/test/itinerary/**/*.test.ts',
]);

/** With `kitinerary-extractor`, which `.dev/test.mjs` names where it is installed. */
const extractorProject = nodeProject('extractor', 'embedded', [
  '<rootDir>/server/test/extractor/**/*.test.ts',
]);

/** On the SQLCipher of the phones, which `.dev/verify-native.mjs` builds for this machine and names. */
const encryptedProject = nodeProject('encrypted', 'embedded', [
  '<rootDir>/__tests__/encrypted/**/*.test.ts',
  '<rootDir>/__tests__/store/sealed-store.test.ts',
]);

module.exports = {
  // The machines that run this are slow and busy; no test measures time.
  testTimeout: 60_000,
  // One with gigabytes in it needs longer to end than jest waits, and is taken for one that is kept from ending.
  workerIdleMemoryLimit: '1200MB',
  testSequencer: '<rootDir>/__tests__/support/order-of-suites.js',
  projects: [
    appProject,
    phoneProject('ios'),
    phoneProject('android'),
    nodeProject(
      'device',
      'embedded',
      [...DEVICE_ROOMS, 'faults', 'runtime'].map((room) => `<rootDir>/__tests__/${room}/**/*.test.ts`),
    ),
    itineraryProject,
    serverProject('embedded'),
    ...(process.env.TEST_POSTGRES_URL ? [serverProject('postgres')] : []),
    ...(process.env.TEST_EXTRACTOR ? [extractorProject] : []),
    ...(process.env.TEST_SQLCIPHER ? [encryptedProject] : []),
    ...(process.env.CHROMIUM ? [browserProject] : []),
  ],
};
