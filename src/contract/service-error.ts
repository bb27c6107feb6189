import { z } from 'zod';

/** One entry per field that was refused: where, and what would be right. */
export const FieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The one shape of every failure. */
export const ServiceError = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.array(FieldError).optional(),
  }),
});
export type ServiceError = z.infer<typeof ServiceError>;
