import { z } from 'zod';

import { requiredText, WrittenLanguage, writtenText } from './fields';
import { Role, RoleType } from './role';
import { NewTravellerBody } from './traveller';
import { PublicUser } from './user';
import { isKnownZone } from './zone-clock';

/** A user as their company sees them. What is theirs alone (key, settings, check-ins, where they are) is not among it. */
export const OrgUser = PublicUser.extend({
  email: z.string(),
  /** What their company calls them in its own books; several may be called the same. */
  external_id: z.string().nullable(),
  roles: z.array(Role),
  /** Of responders; null and empty of everybody else. */
  bio: z.string().nullable(),
  languages_spoken: z.array(z.string()),
  /** What a doctor asks for an appointment; none are made here. */
  doctor_settings: z.null(),
});
export type OrgUser = z.infer<typeof OrgUser>;

const ZONE = /^[A-Za-z]+([/_+-][A-Za-z0-9]+){0,6}$/;

/** What is kept of a user beside what version 1 knows, and only told. */
const detailFields = {
  display_name: writtenText(100).nullish(),
  phone_number: writtenText(50).nullish(),
  timezone: writtenText(100).nullish(),
  timezone_identifier: writtenText(64)
    .refine((zone) => ZONE.test(zone) && isKnownZone(zone), 'must be a time zone such as "America/Bogota"')
    .nullish(),
  bio: writtenText(5000).nullish(),
  languages_spoken: z.array(WrittenLanguage).max(50, 'must be at most 50').nullish(),
};

/** For what the reference names and this service has none of: to leave it out silently would be a lie. */
const notTaken = (words: string) => z.null(words).optional();

const { first_name, last_name, email, home_country, language } = NewTravellerBody.shape.traveller.shape;
const userFields = {
  first_name: first_name.optional(),
  last_name,
  /** Both names in one; what stands in `first_name` and `last_name` counts more. */
  name: requiredText(200).optional(),
  email: email.optional(),
  home_country,
  language,
  external_id: requiredText(255).nullish(),
  ...detailFields,
  password: notTaken('is not taken: users sign in with their key'),
  password_confirmation: notTaken('is not taken: users sign in with their key'),
  profile_pic: notTaken('is not taken: users have no pictures here'),
};

export const OrgUserChangeBody = z.object({ user: z.object(userFields) });
export type OrgUserChange = z.infer<typeof OrgUserChangeBody>['user'];
export const ORG_USER_DETAILS = Object.keys(detailFields) as readonly (keyof typeof detailFields)[];

/** Somebody with an e-mail address and a name, or somebody whom only their company knows, by its own id. */
export const NewOrgUserBody = z.object({
  user: z.object(userFields).superRefine((user, context) => {
    if (user.email === undefined && user.external_id == null)
      context.addIssue({
        code: 'custom',
        path: ['email'],
        message: 'is needed, unless external_id says who it is',
      });
    if (user.email !== undefined && user.first_name === undefined && user.name === undefined)
      context.addIssue({
        code: 'custom',
        path: ['first_name'],
        message: 'is needed, or both names as name',
      });
  }),
});

const ROLE = Object.values(RoleType).join('|');
const written = z
  .union([z.string(), z.array(z.string())])
  .transform(String)
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^(${ROLE})(,(${ROLE})){0,20}$`),
        `must be numbers of roles (${Object.values(RoleType).join(', ')}), with commas between them`,
      ),
  )
  .optional();
const yesOrNo = z.enum(['true', 'false', '1', '0'], 'must be true or false').optional();

/** By what users are searched; all that are written must hold. */
export const OrgUserQuery = z.object({
  roles: written.describe('Those who have one of these roles.'),
  'roles[]': written.describe('The same, as other clients write it.'),
  name: requiredText(100).optional().describe('Names that are like this, best first.'),
  invited_users: yesOrNo,
  invited_employees: yesOrNo,
});
