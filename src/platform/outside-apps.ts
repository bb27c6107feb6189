import * as Linking from 'expo-linking';
import { Platform } from 'react-native';

import { type FileOutcome, giveFile, type TextFile } from './give-file';
import { isOnEarth, type Position } from './locator';
import { openOutside } from './open-outside';
import { toDiallable } from './phone-number';
import { type PrintablePage, printPage, type PrintOutcome } from './print-page';
import { toSafeLink } from './safe-link';
import { shareText, type ShareOutcome } from './share-text';

/** Other apps of the device. Each method that gives a boolean is false where the request is not a safe one, or no app takes it. */
export interface OutsideApps {
  /** Shows the number, ready to be called. */
  call(number: string): Promise<boolean>;
  /** Web and mail addresses only. */
  openLink(url: string): Promise<boolean>;
  openDirections(to: Position, name: string): Promise<boolean>;
  /** To where nobody told the position of. */
  openDirectionsToAddress(address: string): Promise<boolean>;
  /** Where the traveller can change a permission that they blocked. */
  openSettings(): Promise<boolean>;
  share(text: string): Promise<ShareOutcome>;
  /** To an app that takes files of its kind; in a browser it is downloaded. */
  giveFile(file: TextFile): Promise<FileOutcome>;
  /** On paper, or as a PDF. */
  printPage(page: PrintablePage): Promise<PrintOutcome>;
}

export const outsideApps: OutsideApps = {
  async call(number) {
    const diallable = toDiallable(number);
    return diallable !== null && openOutside(`tel:${encodeURIComponent(diallable).replace('%2B', '+')}`);
  },

  async openLink(url) {
    const safe = toSafeLink(url);
    return safe !== null && openOutside(safe);
  },

  async openDirections(to, name) {
    if (!isOnEarth(to)) return false;
    const place = `${toDegrees(to.latitude)},${toDegrees(to.longitude)}`;
    // Brackets end the label.
    const label = encodeURIComponent(name.replace(/[()]/g, ' '));
    return openMaps({ ios: `maps://?daddr=${place}`, android: `geo:${place}?q=${place}(${label})` }, place);
  },

  async openDirectionsToAddress(address) {
    const sought = encodeURIComponent(address);
    if (sought === '') return false;
    return openMaps({ ios: `maps://?daddr=${sought}`, android: `geo:0,0?q=${sought}` }, address);
  },

  async openSettings() {
    if (Platform.OS === 'web') return false;
    return Linking.openSettings().then(
      () => true,
      () => false,
    );
  },

  share: shareText,

  giveFile,

  printPage,
};

/** A map app on the phone may have this region's map with it; a page needs a network. */
async function openMaps(app: { ios: string; android: string }, place: string): Promise<boolean> {
  const own = Platform.OS === 'ios' || Platform.OS === 'android' ? app[Platform.OS] : null;
  return (own !== null && (await openOutside(own))) || openOutside(directionsPage(place));
}

function directionsPage(place: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}

/** Never in the form `1e-7`, which no map app reads. */
function toDegrees(value: number): string {
  return value.toFixed(6);
}
