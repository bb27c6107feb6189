import { createRuntime, type Runtime } from './create-runtime';
import { deviceDependencies } from './dependencies';

let runtime: Runtime | null = null;

/** One for the whole device: screens and what runs in the background share the store, which has one handle. */
export function getDeviceRuntime(): Runtime {
  runtime ??= createRuntime(deviceDependencies());
  return runtime;
}
