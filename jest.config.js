/** One runner, several projects. The service's tests run once on each engine that is at hand. */

const aliases = { '^@/(.*)$': '<rootDir>/src/$1' };

/** Store and sync run with the real service in process; they need no screen. */
const DEVICE_TESTS = ['<rootDir>/__tests__/store/**/*.test.ts', '<rootDir>/__tests__/sync/**/*.test.ts'];

const appProject = {
  displayName: 'app',
  rootDir: __dirname,
  preset: 'jest-expo',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(store|sync)/'],
  moduleNameMapper: aliases,
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
      '^@electric-sql/pglite$': '<rootDir>/server/test/support/embedded-engine.js',
    },
    globals: { serviceEngine: engine },
    globalSetup: `<rootDir>/server/test/support/set-up-${engine}.js`,
    transform: {
      '\\.ts$': [
        'babel-jest',
        {
          configFile: false,
          presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'],
        },
      ],
    },
  };
}

const serverProject = (engine) =>
  nodeProject(`server (${engine})`, engine, ['<rootDir>/server/test/**/*.test.ts']);

module.exports = {
  // The machines that run this are slow and busy; no test measures time.
  testTimeout: 60_000,
  projects: [
    appProject,
    nodeProject('device', 'embedded', DEVICE_TESTS),
    serverProject('embedded'),
    ...(process.env.TEST_POSTGRES_URL ? [serverProject('postgres')] : []),
  ],
};
