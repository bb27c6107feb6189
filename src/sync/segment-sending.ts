import { deleteSegment, putSegment } from '@/api/segments';
import type { Segment } from '@/contract/segment';
import { downloadNames } from '@/store/download-kinds';
import type { EntryToSend } from '@/store/outbox';
import { idOf } from '@/store/outbox-kinds';
import { forgetSegment, keepSegment } from '@/store/segments';

import { findWrittenSegment } from './look-before-overwriting';
import { overwriting, repeatable } from './sending';

const overtakes = ({ payload }: EntryToSend<'segment-write'> | EntryToSend<'segment-delete'>) =>
  downloadNames.tripSegments(payload.tripId);

export const segmentSending = {
  'segment-write': overwriting<'segment-write', Segment>({
    send: ({ client }, entry, options) => {
      const { tripId, segment } = entry.payload;
      return putSegment(client, { tripId, segmentId: idOf(entry) }, segment, options);
    },
    settle: (transaction, { payload }, segment) => keepSegment(transaction, payload.tripId, segment),
    whenGone: 'refused',
    find: findWrittenSegment,
    overtakes,
  }),
  'segment-delete': repeatable<'segment-delete', null>({
    send: ({ client }, entry, options) =>
      deleteSegment(client, { tripId: entry.payload.tripId, segmentId: idOf(entry) }, options),
    settle: (transaction, entry) => forgetSegment(transaction, entry.payload.tripId, idOf(entry)),
    whenGone: (transaction, entry) => forgetSegment(transaction, entry.payload.tripId, idOf(entry)),
    overtakes,
  }),
};
