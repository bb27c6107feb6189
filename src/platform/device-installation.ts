import { installationIn, type Installation } from './installation';
import { sealedName } from './sealed-databases';
import { plainDatabases } from './sqlite';

export function deviceInstallation(databases: readonly string[]): Installation {
  return installationIn(plainDatabases, [...databases.map(sealedName), ...databases]);
}
