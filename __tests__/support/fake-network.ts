import type { Network, NetworkReading } from '@/platform/network';

import { Listeners } from './listeners';

const WIFI: NetworkReading = { kind: 'wifi', isOnline: true, isMetered: false };
const CELLULAR: NetworkReading = { kind: 'cellular', isOnline: true, isMetered: true };
const NONE: NetworkReading = { kind: 'none', isOnline: false, isMetered: false };

/** Starts on Wi-Fi. */
export class FakeNetwork implements Network {
  private reading = WIFI;
  private readonly changes = new Listeners<NetworkReading>();
  private readonly returns = new Listeners();

  cut(): void {
    this.change(NONE);
  }

  joinWifi(): void {
    this.change(WIFI);
  }

  joinCellular(): void {
    this.change(CELLULAR);
  }

  now(): NetworkReading {
    return this.reading;
  }

  onChange(listener: (reading: NetworkReading) => void): () => void {
    return this.changes.add(listener);
  }

  onReturn(listener: () => void): () => void {
    return this.returns.add(listener);
  }

  stop(): void {
    this.change = () => undefined;
  }

  private change(reading: NetworkReading): void {
    const before = this.reading;
    if (reading === before) return;
    this.reading = reading;
    this.changes.tell(reading);
    const isBetter = !before.isOnline || (before.isMetered && !reading.isMetered);
    if (reading.isOnline && isBetter) this.returns.tell();
  }
}
