import { readFileSync } from 'node:fs';

import { ConfigurationError } from './failures/configuration-error';
import { findExtractor, isProgram } from './itinerary/processes/find-extractor';
import type { MailPort } from './mail-in/listen-for-mails';

interface MailInSettings {
  MAIL_IN_PORT?: number;
  MAIL_IN_HOST: string;
  MAIL_IN_DOMAIN?: string;
  MAIL_IN_TLS_CERT?: string;
  MAIL_IN_TLS_KEY?: string;
}

/** Null where this process takes no mails; another one may, at the same domain. */
export function readMailIn(settings: MailInSettings): MailPort | null {
  const { MAIL_IN_PORT: port, MAIL_IN_HOST: host, MAIL_IN_DOMAIN: domain } = settings;
  if (port === undefined) return null;
  if (domain === undefined) {
    throw new ConfigurationError(
      'MAIL_IN_DOMAIN is needed with MAIL_IN_PORT: it is what stands behind the @ of the addresses that mails are taken for.',
    );
  }
  return { port, host, domain, tls: readTls(settings) };
}

/** Named, or else found; null where nobody wants it or it is not installed. */
export function readExtractor(setting: string | undefined): string | null {
  if (setting === undefined) return findExtractor();
  if (setting === 'off') return null;
  if (!isProgram(setting))
    throw new ConfigurationError(
      `KITINERARY_EXTRACTOR must be off or the path of kitinerary-extractor: ${setting} is no program.`,
    );
  return setting;
}

function readTls({ MAIL_IN_TLS_CERT: cert, MAIL_IN_TLS_KEY: key }: MailInSettings): MailPort['tls'] {
  if (cert === undefined && key === undefined) return null;
  if (cert === undefined || key === undefined)
    throw new ConfigurationError(
      'MAIL_IN_TLS_CERT and MAIL_IN_TLS_KEY belong together: set both, or neither.',
    );
  return { cert: readPem('MAIL_IN_TLS_CERT', cert), key: readPem('MAIL_IN_TLS_KEY', key) };
}

function readPem(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigurationError(`${setting}: the file ${path} can not be read.`);
  }
}
