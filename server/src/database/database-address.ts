import { Client } from 'pg';

export const MEMORY_ADDRESS = 'memory:';

const SERVER = /^postgres(ql)?:\/\//i;
/** Nobody names a folder so: it is an address of something else, or one that was mistyped, with a password in it. */
const NO_FOLDER = /(?<!^[a-z]):|["'`]|\bpassword\s*=/i;

export function isServerAddress(address: string): boolean {
  return SERVER.test(address);
}

/** Null where the address can be used, else what is wrong with it, without repeating it. */
export function findFault(address: string): string | null {
  if (isServerAddress(address)) {
    return isReadable(address)
      ? null
      : 'can not be read as an address: write signs such as # / ? @ % in the password as %23 %2F %3F %40 %25';
  }
  if (address === MEMORY_ADDRESS || !NO_FOLDER.test(address)) return null;
  return `must be postgres://user:password@host:5432/database, ${MEMORY_ADDRESS} or a folder, without quotes`;
}

/** By the driver's own eyes. It opens no connection yet. */
function isReadable(address: string): boolean {
  try {
    return new Client({ connectionString: address }).host !== '';
  } catch {
    return false;
  }
}
