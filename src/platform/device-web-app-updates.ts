import { withoutUpdates } from './web-app-updates';

export const webAppUpdates = withoutUpdates(true);
