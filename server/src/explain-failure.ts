import { ConfigurationError } from './failures/configuration-error';
import { isServerAddress } from './database/database-address';
import { errorCode } from './failures/error-code';

/** Null for what nobody expected: its stack helps more than words. */
type Explain = (error: unknown) => string | null;

/** What `work` fails with becomes a sentence that names the setting and the way out. */
export async function explained<Result>(work: Promise<Result>, explain: Explain): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const words = error instanceof ConfigurationError ? null : explain(error);
    throw words === null ? error : new ConfigurationError(words);
  }
}

interface Place {
  port: number;
  host: string;
  /** How its settings are called. */
  names: { port: string; host: string };
}

export function explainListening({ port, host, names }: Place): Explain {
  return (error) => {
    switch (errorCode(error)) {
      case 'EADDRINUSE':
        return `Port ${port} is taken by another program. Stop that one, or choose another port: ${names.port}=${port + 1}`;
      case 'EACCES':
        return `${names.port}: port ${port} is not for this user. Choose one above 1023.`;
      case 'EADDRNOTAVAIL':
      case 'EINVAL':
        return `${names.host}: ${host} is not an address of this machine. 0.0.0.0 stands for all of them.`;
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return `${names.host}: ${host} is a name that nobody knows. Set an address of this machine, or 0.0.0.0 for all.`;
      default:
        return null;
    }
  };
}

const SERVER_TROUBLES: Record<string, string> = {
  '28P01': 'the server refuses this user with this password. Put both right.',
  '28000':
    'the server does not let this user in from here. Put the user right, or pg_hba.conf of the server.',
  '3D000': 'the server has no database of this name. Make it (createdb), or put the name right.',
  '42501': 'this user may not make tables in the database. Let it own the database.',
  '53300': 'the server has no connection to spare. Stop other programs, or raise its max_connections.',
  '57P03': 'the server is starting or stopping. Try again in a moment.',
  ECONNREFUSED: 'nothing answers at this host and port. Start PostgreSQL, or put them right.',
  ECONNRESET: 'the connection broke. See whether host and port are those of PostgreSQL.',
  EAI_AGAIN: 'the name of the host can not be found. Put it right, or the network.',
  ENOTFOUND: 'nobody knows the name of the host. Put it right.',
  EHOSTUNREACH: 'no way leads to the host. Put it right, or the network.',
  ENETUNREACH: 'no way leads to the host. Put it right, or the network.',
  ETIMEDOUT: 'the host does not answer. Put host and port right, or the network.',
  ENOENT: 'there is no socket of PostgreSQL at this place. Start it, or put the place right.',
};

const FOLDER_TROUBLES: Record<string, string> = {
  EEXIST: 'is a file. Name a folder.',
  ENOTDIR: 'lies below a file. Name a folder.',
  EACCES: 'is not for this user. Mend its rights, or name another folder.',
  EPERM: 'is not for this user. Mend its rights, or name another folder.',
  EROFS: 'lies on a disk that can not be written to. Name another folder.',
  ENOSPC: 'lies on a disk that is full. Make room, or name another folder.',
};

/** Never says the address of a server: it may hold a password. */
export function explainDatabase(address: string): Explain {
  return (error) => {
    const code = errorCode(error);
    if (isServerAddress(address)) {
      const trouble = SERVER_TROUBLES[code];
      return trouble ? `DATABASE_URL: ${trouble}` : null;
    }
    const trouble = FOLDER_TROUBLES[code];
    return trouble ? `DATABASE_URL: ${address} ${trouble}` : null;
  };
}

/** For the first connection: whatever ends that lies in the address or behind it. The engine has no codes of its own. */
export function explainConnecting(address: string): Explain {
  return (error) =>
    explainDatabase(address)(error) ??
    (isServerAddress(address)
      ? `DATABASE_URL: the server can not be used (${errorCode(error) || wordsOf(error)}). See that it is PostgreSQL, and its log.`
      : `DATABASE_URL: ${address} holds a database that is damaged, or none. Put a backup in its place, or name another folder.`);
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.cause ? wordsOf(error.cause) : error.message) : 'unknown';
}
