import { toBase64 } from '@/domain/base64';
import { BOOKING_FILES, MOST_FILE_BYTES } from '@/domain/booking-file/limits';
import { tellKind } from '@/domain/booking-file/tell-kind';
import { toMail } from '@/domain/booking-file/to-mail';
import type { PickedFile } from '@/platform/file-picker';

import { useMutations, useRuntime } from './runtime-provider';

/** `given`: it is on the disk, to be sent. */
export type GivenOutcome =
  | { kind: 'given'; name: string }
  | { kind: Exclude<PickedFile['kind'], 'file'> }
  /** None of the kinds that bookings come in. */
  | { kind: 'unknown' }
  | { kind: 'not-kept' };

/** A file with bookings, checked before anything of it is kept. */
export function useGiveBookingFile(): {
  choose: (tripId: string | null) => Promise<GivenOutcome>;
  open: (address: string) => Promise<GivenOutcome>;
} {
  const { filePicker } = useRuntime();
  const mutations = useMutations();
  const give = async (picked: PickedFile, tripId: string | null): Promise<GivenOutcome> => {
    if (picked.kind !== 'file') return picked;
    const { name, bytes } = picked;
    const kind = tellKind(bytes);
    if (kind === null) return { kind: 'unknown' };
    const content = toBase64(toMail({ kind, name, bytes }));
    return mutations.giveBookingFile({ name, tripId, content }).then(
      () => ({ kind: 'given' as const, name }),
      () => ({ kind: 'not-kept' as const }),
    );
  };
  return {
    choose: async (tripId) =>
      give(await filePicker.choose({ extensions: BOOKING_FILES, mostBytes: MOST_FILE_BYTES }), tripId),
    open: async (address) => give(await filePicker.open(address, MOST_FILE_BYTES), null),
  };
}
