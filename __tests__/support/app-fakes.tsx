import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { createRuntime, type Runtime } from '@/runtime/create-runtime';
import type { Dependencies } from '@/runtime/dependencies';
import { RuntimeProvider } from '@/runtime/runtime-provider';

import { testDependencies } from './test-dependencies';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/** The running app around a screen, on a phone of the test's. */
export function TestApp({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return (
    <SafeAreaProvider initialMetrics={metrics}>
      <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
    </SafeAreaProvider>
  );
}

/** A service that answers every request in the same way. */
export const serviceThat = (answer: () => Promise<Response>): Dependencies['service'] => ({
  address: 'http://service.test',
  fetch: answer,
});

export const answering =
  (status: number, body: unknown = {}) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));

/** The service does not take the key, in its own words. */
export const refusingKey = answering(401, {
  error: { code: 'unauthorized', message: 'This key is not valid here.' },
});

export const runtimeWith = (changes: Partial<Dependencies> = {}): Runtime =>
  createRuntime(testDependencies(changes));
