import { z } from 'zod';

/** How many travellers last said in which country that they are, by its code of two letters. */
export const ActiveTravellers = z.record(z.string(), z.int());
export type ActiveTravellers = z.infer<typeof ActiveTravellers>;
