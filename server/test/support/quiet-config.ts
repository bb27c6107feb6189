import type { AppConfig } from '../../src/app';
import { TEST_SECRET } from './sample-moment';

/** For a service on a database that the test brings along. */
export const QUIET_CONFIG: AppConfig = {
  keySecret: TEST_SECRET,
  rateLimitPerMinute: 1000,
  failedKeysPerMinute: 1000,
  allowedOrigins: ['*'],
  trustedProxies: 0,
  logLevel: 'silent',
};
