import * as Device from 'expo-device';
import { Platform } from 'react-native';

import { getDeviceLocale } from './device-locale';

/** What a registration says of a device, by the names of the service. Not its name: people call it after themselves. */
export interface DeviceFacts {
  uuid: string;
  /** Null for a browser. */
  platform: 'ios' | 'android' | null;
  locale: string;
  manufacturer: string | null;
  model: string | null;
  osname: string | null;
  /** `64bit` or `32bit`. */
  ostype: string | null;
  osversion: string | null;
  /** No phone tells an app without native code of its own. */
  processorCount: null;
}

const LONGEST = 200;

/** Null where the device is neither phone nor browser. `uuid` is made at the first start and kept by the caller. */
export function readDeviceFacts(uuid: string): DeviceFacts | null {
  if (Platform.OS !== 'ios' && Platform.OS !== 'android') return null;
  return {
    uuid,
    platform: Platform.OS,
    locale: getDeviceLocale().language,
    manufacturer: toText(Device.manufacturer),
    model: toText(Device.modelName),
    osname: toText(Device.osName),
    ostype: toWordSize(Device.supportedCpuArchitectures),
    osversion: toText(Device.osVersion),
    processorCount: null,
  };
}

function toWordSize(architectures: string[] | null): string | null {
  if (!architectures?.length) return null;
  return architectures.some((name) => name.includes('64')) ? '64bit' : '32bit';
}

function toText(value: string | null): string | null {
  const text = value?.trim().slice(0, LONGEST);
  return text ? text : null;
}
