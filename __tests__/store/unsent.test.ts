import { groupUnsent } from '@/domain/unsent';

describe('what is not sent', () => {
  it('is told where the traveller would miss it, and always where it needs them', () => {
    const entry = (kind: string, parked: unknown = null) => ({ kind, parked });
    const [checkIn, trip, device, read] = ['check-in', 'trip-create', 'device', 'alert-read'].map((kind) =>
      entry(kind),
    );
    const refused = entry('alert-read', { message: 'No.' });
    expect(groupUnsent([checkIn, trip, device, read, refused].filter((each) => each !== undefined))).toEqual({
      waiting: [checkIn, trip],
      parked: [refused],
    });
  });
});
