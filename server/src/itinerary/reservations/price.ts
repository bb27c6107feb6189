import type { SegmentFields } from '@/contract/segment-times';

import { textAt, type Thing } from '../thing';

/** `199.90`, or `1,199.90` as it is often written; anything less plain is left for the contract to refuse. */
export function priceFields(reservation: Thing): SegmentFields {
  const written =
    textAt(reservation, 'totalPrice', 'price') ??
    textAt(reservation, 'totalPrice', 'value') ??
    textAt(reservation, 'totalPrice') ??
    textAt(reservation, 'price');
  if (written === null) return {};
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(written);
  return {
    price: isGrouped ? written.replaceAll(',', '') : written,
    currency:
      textAt(reservation, 'totalPrice', 'priceCurrency') ??
      textAt(reservation, 'totalPrice', 'currency') ??
      textAt(reservation, 'priceCurrency'),
  };
}
