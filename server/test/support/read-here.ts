import type { MailReader } from '../../src/itinerary/processes/mail-reader';
import { readMail } from '../../src/itinerary/read-mail';

/** Reads a mail in this process, where nobody looks at the clock. */
export const readHere: MailReader = async (message) => ({ ...(await readMail(message)), isCutShort: false });
