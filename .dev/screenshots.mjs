import { runInBrowser } from './browser-run.mjs';

await runInBrowser('screenshots', ['--import', 'tsx', 'e2e/take-screenshots.ts']);
