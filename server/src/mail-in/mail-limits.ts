const HOUR = 3_600_000;
/** Nobody books more than this in an hour. */
const MAILS_AN_HOUR = 100;
/** Wrong recipients that one machine may name. */
const WRONG_AN_HOUR = 100;
/** Machines and travellers that are remembered; beyond it all begin anew. */
const REMEMBERED = 50_000;

interface MailLimits {
  noteWrong(machine: string): void;
  isGuessing(machine: string): boolean;
  noteMail(travellerId: string): void;
  isFlooded(travellerId: string): boolean;
}

/** What one process remembers: enough to keep a flood from the database, and nothing to be exact about. */
export function createMailLimits(now: () => Date): MailLimits {
  const wrong = countByHour(now);
  const mails = countByHour(now);
  return {
    noteWrong: wrong.add,
    isGuessing: (machine) => wrong.get(machine) >= WRONG_AN_HOUR,
    noteMail: mails.add,
    isFlooded: (travellerId) => mails.get(travellerId) >= MAILS_AN_HOUR,
  };
}

function countByHour(now: () => Date) {
  const counts = new Map<string, number>();
  let hour = 0;
  const get = (name: string) => {
    const current = Math.floor(now().getTime() / HOUR);
    if (current !== hour || counts.size > REMEMBERED) counts.clear();
    hour = current;
    return counts.get(name) ?? 0;
  };
  return { get, add: (name: string) => void counts.set(name, get(name) + 1) };
}
