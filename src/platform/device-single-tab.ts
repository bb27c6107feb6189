import { ALWAYS_OWN } from './single-tab';

export const singleTab = ALWAYS_OWN;
