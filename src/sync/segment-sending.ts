import { deleteSegment, putSegment } from '@/api/segments';
import type { Writing } from '@/api/writing';
import type { Segment } from '@/contract/segment';
import { downloadNames } from '@/store/download-kinds';
import { idOf } from '@/store/outbox-kinds';
import { forgetSegment, keepSegment } from '@/store/segments';

import { type ForSending, repeatable } from './sending';

/** A list of them that was asked for before does not know of it yet: whenever it comes, it is out of date. */
async function overtaking<Value>(
  { database }: ForSending,
  tripId: string,
  writing: Promise<Writing<Value>>,
): Promise<Writing<Value>> {
  const written = await writing;
  if (written.kind === 'done') {
    const asked = database.answers.begin();
    asked.isNews(downloadNames.tripSegments(tripId));
    asked.end();
  }
  return written;
}

export const segmentSending = {
  'segment-write': repeatable<'segment-write', Segment>({
    send: (context, entry, options) => {
      const { tripId, segment } = entry.payload;
      const ids = { tripId, segmentId: idOf(entry) };
      return overtaking(context, tripId, putSegment(context.client, ids, segment, options));
    },
    settle: (transaction, { payload }, segment) => keepSegment(transaction, payload.tripId, segment),
    whenGone: 'refused',
  }),
  'segment-delete': repeatable<'segment-delete', null>({
    send: (context, entry, options) => {
      const { tripId } = entry.payload;
      return overtaking(
        context,
        tripId,
        deleteSegment(context.client, { tripId, segmentId: idOf(entry) }, options),
      );
    },
    settle: (transaction, entry) => forgetSegment(transaction, entry.payload.tripId, idOf(entry)),
    whenGone: (transaction, entry) => forgetSegment(transaction, entry.payload.tripId, idOf(entry)),
  }),
};
