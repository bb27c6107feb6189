import { runInBrowser } from './browser-run.mjs';

await runInBrowser('jest', [
  'node_modules/jest/bin/jest.js',
  '--selectProjects',
  'browser',
  '--maxWorkers=2',
]);
