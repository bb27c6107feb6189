import { defineBackgroundTasks } from '@/platform/define-background-tasks';
import { deviceClock } from '@/platform/device-clock';

import { getDeviceRuntime } from './device-runtime';

// Imported before the screens: the system hands out its work as soon as the bundle has been read.
defineBackgroundTasks(getDeviceRuntime().background, deviceClock.now);
