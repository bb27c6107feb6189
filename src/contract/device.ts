import { z } from 'zod';

import { requiredText, Timestamp, WrittenLanguage, writtenText } from './fields';
import { isWebPushToken, LONGEST_SUBSCRIPTION, parseWebPushToken, toWebPushToken } from './web-push';

export const DevicePlatform = z.enum(['ios', 'android'], 'must be "ios" or "android"');
export type DevicePlatform = z.infer<typeof DevicePlatform>;

const sharedDeviceFields = {
  uuid: requiredText(200),
  locale: WrittenLanguage.nullish(),
  manufacturer: writtenText(200).nullish(),
  model: writtenText(200).nullish(),
  /** A browser has none of these. */
  platform: DevicePlatform.nullish(),
  osname: writtenText(200).nullish(),
  osversion: writtenText(200).nullish(),
};

const LONGEST_TOKEN = 500;

/** A phone's token; or a browser's subscription as JSON, which is longer and then spelt in one way. */
function writtenToken(text: typeof requiredText) {
  return text(LONGEST_SUBSCRIPTION).transform((token, context) => {
    const refuse = (message: string, path: PropertyKey[] = []) =>
      context.addIssue({ code: 'custom', path, message, input: token });
    if (!isWebPushToken(token)) {
      if (token.length > LONGEST_TOKEN) refuse(`must be at most ${LONGEST_TOKEN} characters long`);
      return token;
    }
    const read = parseWebPushToken(token);
    if (read.success) return toWebPushToken(read.data);
    for (const { message, path } of read.error.issues) refuse(message, path);
    return z.NEVER;
  });
}

const MOST_PROCESSORS = 100_000;
const ProcessorCount = z
  .int()
  .min(0, 'must not be negative')
  .max(MOST_PROCESSORS, `must be at most ${MOST_PROCESSORS}`);

/** Text that says no number is let through, as older clients may send anything here; an absurd number is not. */
const ProcessorCountText = writtenText(20).refine((text) => {
  const count = Number.parseInt(text, 10);
  return Number.isNaN(count) || ProcessorCount.safeParse(count).success;
}, `must be from 0 to ${MOST_PROCESSORS}`);

/** Version 1 writes every value as text; a number of processors is taken too. */
export const DeviceBody = z.object({
  device: z.object({
    ...sharedDeviceFields,
    token: writtenToken(writtenText).nullish(),
    ostype: writtenText(200).nullish(),
    processorCount: z
      .union(
        [ProcessorCountText, ProcessorCount.transform(String)],
        `must be a number of processors from 0 to ${MOST_PROCESSORS}`,
      )
      .nullish(),
  }),
});
export type WrittenDevice = z.output<typeof DeviceBody>['device'];

export const DeviceBodyV2 = z.object({
  device: z.object({
    ...sharedDeviceFields,
    // Only the token is needed: by it alone a device can be reached.
    uuid: requiredText(200).nullish(),
    token: writtenToken(requiredText),
    processor_count: ProcessorCount.nullish(),
  }),
});
export type WrittenDeviceV2 = z.output<typeof DeviceBodyV2>['device'];

export const DeviceV2 = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  token: z.string().nullable(),
  platform: DevicePlatform.nullable(),
  uuid: z.string(),
  locale: z.string().nullable(),
  manufacturer: z.string().nullable(),
  model: z.string().nullable(),
  osname: z.string().nullable(),
  osversion: z.string().nullable(),
  processor_count: z.int().nullable(),
});
export type DeviceV2 = z.infer<typeof DeviceV2>;
