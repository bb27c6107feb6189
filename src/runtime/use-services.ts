import { useEffect, useState, useSyncExternalStore } from 'react';

import type { OutsideApps } from '@/platform/outside-apps';
import type { SmsOutcome } from '@/platform/sms';
import type { CheckInIntent, CheckInResult, NotKept } from '@/services/check-in-result';
import type { CheckInToTell } from '@/services/check-in-text';
import type { AfterClosing } from '@/services/outbox-copies';
import type { Allowed, Permissions } from '@/services/permissions';
import type { Banner, Place } from '@/services/shell-signals';

import { useOpened, useRuntime } from './runtime-provider';

export interface CheckInActions {
  /** Never rejects; what it gives is on the disk, or says that it is not. */
  checkIn: (intent: CheckInIntent) => Promise<CheckInResult>;
  /** A text message to the company with the same, for when there is no data; where it has no line the traveller chooses whom. */
  composeSms: (checkIn: CheckInToTell) => Promise<SmsOutcome>;
  /** False until the device has said so, and for good where it can't: nothing is offered that leads nowhere. */
  canSendSms: boolean;
}

export function useCheckIn(): CheckInActions {
  const { services } = useOpened();
  const [canSendSms, setCanSendSms] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void services.checkIns.canSendSms().then((can) => {
      if (isWanted) setCanSendSms(can);
    });
    return () => {
      isWanted = false;
    };
  }, [services]);
  return {
    canSendSms,
    checkIn: (intent) => services.checkIns.checkIn(intent),
    composeSms: (checkIn) => services.checkIns.composeSms(checkIn),
  };
}

/** What becomes of what waits when the app is closed now. */
export function useAfterClosing(): AfterClosing {
  const { afterClosing } = useOpened().services.copies;
  return useSyncExternalStore(afterClosing.watch, afterClosing.get);
}

/** The message that came last while the app was open. */
export function useBanner(): { banner: Banner | null; dismiss: () => void } {
  const { shell } = useRuntime();
  const banner = useSyncExternalStore(shell.banner.watch, shell.banner.get);
  return { banner, dismiss: () => banner && shell.dismissBanner(banner.id) };
}

/** Where a tap outside the app leads. Whoever goes there takes it, once; for the shell, below the open store. */
export function usePlaceToOpen(): { place: Place | null; take: () => Place | null } {
  const { shell } = useRuntime();
  const place = useSyncExternalStore(shell.place.watch, shell.place.get);
  return { place, take: () => shell.takePlace() };
}

/** What became of an answer that was given by a notification's button, where this device could not keep it; null where nothing is to be said. */
export function useUnkeptAnswer(): { unkept: NotKept | null; dismiss: () => void } {
  const { shell } = useRuntime();
  const unkept = useSyncExternalStore(shell.unkept.watch, shell.unkept.get);
  return { unkept, dismiss: () => shell.unkept.set(null) };
}

/** What the traveller allows. Say why before asking. */
export function usePermissions(): Permissions {
  return useOpened().services.permissions;
}

/** What the system allows now, also after a visit to its settings; null until it has answered. */
export function useAllowed(): Allowed | null {
  const permissions = usePermissions();
  useEffect(() => permissions.follow(), [permissions]);
  return useSyncExternalStore(permissions.allowed.watch, permissions.allowed.get);
}

export function useOutsideApps(): OutsideApps {
  return useRuntime().outsideApps;
}
