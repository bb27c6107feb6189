import { z } from 'zod';

export const ContactType = {
  OfficePhone: 0,
  Fax: 1,
  HomePhone: 2,
  MobilePhone: 3,
  WebAddress: 4,
  EmailAddress: 5,
  Police: 90,
  Fire: 91,
  Ambulance: 92,
  AllEmergency: 98,
  Other: 99,
} as const;
export type ContactType = (typeof ContactType)[keyof typeof ContactType];

export const ContactDetail = z.object({
  // A type this version does not know is still a number worth showing.
  typ: z.enum(ContactType).catch(ContactType.Other),
  val: z.string(),
  note: z.string().nullable(),
  order: z.int(),
});
export type ContactDetail = z.infer<typeof ContactDetail>;
