import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

/** What Maestro knows, as far as it is used here: a word that it does not know would fail only on somebody's phone. */
const selector = z.union([
  z.string().min(1),
  z.strictObject({
    text: z.string().min(1).optional(),
    id: z.string().min(1).optional(),
    index: z.int().optional(),
  }),
]);
const direction = z.enum(['UP', 'DOWN', 'LEFT', 'RIGHT']);
const timeout = z.int().positive();
const permission = z.enum(['allow', 'deny', 'unset']);

const command = z.union([
  z.enum(['back', 'hideKeyboard', 'scroll', 'stopApp', 'launchApp', 'waitForAnimationToEnd']),
  z.strictObject({ tapOn: selector }),
  z.strictObject({ assertVisible: selector }),
  z.strictObject({ assertNotVisible: selector }),
  z.strictObject({ inputText: z.string() }),
  z.strictObject({ openLink: z.url() }),
  z.strictObject({ runFlow: z.string().endsWith('.yaml') }),
  z.strictObject({
    swipe: z.strictObject({ direction, duration: timeout.optional(), from: selector.optional() }),
  }),
  z.strictObject({
    scrollUntilVisible: z.strictObject({ element: selector, direction: direction.optional() }),
  }),
  z.strictObject({
    extendedWaitUntil: z.union([
      z.strictObject({ visible: selector, timeout }),
      z.strictObject({ notVisible: selector, timeout }),
    ]),
  }),
  z.strictObject({
    launchApp: z.strictObject({
      clearState: z.boolean().optional(),
      clearKeychain: z.boolean().optional(),
      permissions: z.record(z.string(), permission).optional(),
    }),
  }),
]);

const flow = z.tuple([
  z.strictObject({
    appId: z.string(),
    name: z.string().optional(),
    tags: z.array(z.string()).optional(),
  }),
  z.array(command).min(1),
]);

type Flow = z.infer<typeof flow>;
type Selector = z.infer<typeof selector>;

export function listFlows(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.yaml') && file !== 'config.yaml').sort();
}

export function readFlow(folder: string, file: string): Flow {
  return parseFlow(readFileSync(join(folder, file), 'utf8'));
}

/** A flow is two documents: what it belongs to, and what it does. */
export function parseFlow(text: string): Flow {
  const documents = parseAllDocuments(text);
  return flow.parse(documents.map((document) => document.toJS() as unknown));
}

/** All that a flow looks for on the screen. */
export function selectorsOf([, commands]: Flow): { texts: string[]; ids: string[] } {
  const all = commands.flatMap((one): Selector[] => {
    if (typeof one === 'string') return [];
    if ('tapOn' in one) return [one.tapOn];
    if ('assertVisible' in one) return [one.assertVisible];
    if ('assertNotVisible' in one) return [one.assertNotVisible];
    if ('scrollUntilVisible' in one) return [one.scrollUntilVisible.element];
    if ('swipe' in one) return one.swipe.from === undefined ? [] : [one.swipe.from];
    if ('extendedWaitUntil' in one)
      return [
        'visible' in one.extendedWaitUntil ? one.extendedWaitUntil.visible : one.extendedWaitUntil.notVisible,
      ];
    return [];
  });
  const given = (parts: (string | undefined)[]) => parts.filter((part) => part !== undefined);
  return {
    texts: given(all.map((one) => (typeof one === 'string' ? one : one.text))),
    ids: given(all.map((one) => (typeof one === 'string' ? undefined : one.id))),
  };
}

/** The flows that a flow begins with, as paths from the folder. */
export function flowsOf([, commands]: Flow): string[] {
  return commands.flatMap((one) => (typeof one !== 'string' && 'runFlow' in one ? [one.runFlow] : []));
}
