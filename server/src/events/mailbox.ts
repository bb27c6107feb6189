/** The domain of made-up e-mail addresses: no mail ever reaches it (RFC 2606). */
const NOWHERE = 'anonymous.invalid';

/** For somebody whom their company alone knows. */
export const makeUpEmail = (id: string) => `${id}@${NOWHERE}`;

/** SQL: whether mails to the `traveller` would arrive anywhere. */
export const HAS_MAILBOX = `traveller.email not like '%@${NOWHERE}'`;
