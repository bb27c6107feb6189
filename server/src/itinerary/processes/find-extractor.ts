import { accessSync, constants, statSync } from 'node:fs';

const NAME = 'kitinerary-extractor';
/** As Debian names the folders of a processor. */
const PROCESSORS: Readonly<Record<string, string>> = {
  x64: 'x86_64-linux-gnu',
  arm64: 'aarch64-linux-gnu',
  arm: 'arm-linux-gnueabihf',
};
const KDE_VERSIONS = ['kf6', 'kf5'];

/** Where distributions put it: it is on nobody's PATH. */
function likelyPlaces(): string[] {
  const processor = PROCESSORS[process.arch];
  const folders = [
    ...(processor === undefined ? [] : [`/usr/lib/${processor}/libexec`]),
    '/usr/libexec',
    '/usr/lib/libexec',
    '/usr/lib',
  ];
  return [
    ...folders.flatMap((folder) => KDE_VERSIONS.map((version) => `${folder}/${version}/${NAME}`)),
    `/usr/local/bin/${NAME}`,
    `/usr/bin/${NAME}`,
  ];
}

/** The program that reads bookings beside our own reader; null where it is not installed. */
export const findExtractor = (places = likelyPlaces()): string | null => places.find(isProgram) ?? null;

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
