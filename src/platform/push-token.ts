import Constants from 'expo-constants';
import { isDevice } from 'expo-device';
import { getExpoPushTokenAsync } from 'expo-notifications';

import type { PushToken } from './notifications';

/** As much of a build's configuration as is read here. */
interface Configuration {
  easConfig?: { projectId?: string } | null;
  expoConfig?: { extra?: { eas?: { projectId?: string } } } | null;
}

/** For a device whose traveller allows notifications. */
export async function readPushToken(): Promise<PushToken> {
  if (!isDevice) return { kind: 'none', why: 'unavailable' };
  const projectId = getProjectId();
  if (!projectId) return { kind: 'none', why: 'no-project' };
  try {
    return { kind: 'token', token: (await getExpoPushTokenAsync({ projectId })).data };
  } catch {
    return { kind: 'failed' };
  }
}

/** Of the account that sends the messages: a build is given it, or takes it from its own configuration. */
function getProjectId(): string | null {
  // Written out in full, because Expo puts the value in place of exactly this expression.
  const given: unknown = process.env.EXPO_PUBLIC_PUSH_PROJECT_ID;
  if (typeof given === 'string' && given !== '') return given;
  const { easConfig, expoConfig } = Constants as Configuration;
  return easConfig?.projectId ?? expoConfig?.extra?.eas?.projectId ?? null;
}
