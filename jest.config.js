/** One runner, several projects. The service's tests run once on each engine that is at hand. */

const aliases = { '^@/(.*)$': '<rootDir>/src/$1' };

const appProject = {
  displayName: 'app',
  rootDir: __dirname,
  preset: 'jest-expo',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: aliases,
};

function serverProject(engine) {
  return {
    displayName: `server (${engine})`,
    rootDir: __dirname,
    testEnvironment: '<rootDir>/server/test/support/embedded-engine-environment.js',
    testMatch: ['<rootDir>/server/test/**/*.test.ts'],
    moduleNameMapper: {
      ...aliases,
      '^@electric-sql/pglite$': '<rootDir>/server/test/support/embedded-engine.js',
    },
    globals: { serviceEngine: engine },
    globalSetup: '<rootDir>/server/test/support/global-setup.js',
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

module.exports = {
  projects: [
    appProject,
    serverProject('embedded'),
    ...(process.env.TEST_POSTGRES_URL ? [serverProject('postgres')] : []),
  ],
};
