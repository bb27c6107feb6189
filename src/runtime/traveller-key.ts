import type { Secrets } from '@/platform/secrets';

export const TRAVELLER_KEY = 'traveller-key';
const LEAVING = 'leaving';
/** Names this installation to the service; a traveller who signs in next gets another. */
const INSTALLATION = 'installation';

/** What the app keeps where only it can read: the traveller's key, and whether they were signing out. */
export class TravellerKey {
  private known: string | null = null;

  constructor(
    private readonly secrets: Secrets,
    private readonly newId: () => string,
  ) {}

  /** Rejects while the device keeps its secrets locked. */
  async read(): Promise<string | null> {
    this.known ??= await this.secrets.read(TRAVELLER_KEY);
    return this.known;
  }

  async save(key: string): Promise<void> {
    await this.secrets.write(TRAVELLER_KEY, key);
    this.known = key;
  }

  /** Whatever became of the files under the running app: the next start knows the traveller who was signed in. */
  async keep(): Promise<void> {
    if (this.known === null || (await this.isLeaving())) return;
    if ((await this.secrets.read(TRAVELLER_KEY)) === null) await this.save(this.known);
  }

  async readInstallation(): Promise<string> {
    const known = await this.secrets.read(INSTALLATION);
    if (known !== null) return known;
    const made = this.newId();
    await this.secrets.write(INSTALLATION, made);
    return made;
  }

  /** Before anything is wiped: whatever stops the app from here on, its next start goes on with it. */
  async beginLeaving(): Promise<void> {
    await this.secrets.write(LEAVING, 'yes');
  }

  async isLeaving(): Promise<boolean> {
    return (await this.secrets.read(LEAVING)) !== null;
  }

  /** Whatever of it is here. */
  async forget(): Promise<void> {
    this.known = null;
    await this.secrets.remove(TRAVELLER_KEY);
    await this.secrets.remove(INSTALLATION);
    // Last: until then the next start goes on with it.
    await this.secrets.remove(LEAVING);
  }
}
