import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Preview } from './preview';
import { TestBrowser } from './test-browser';

/** What a story plays on: a service with data of its own, and as many devices as it needs. All of it is gone afterwards. */
export class Stage {
  private readonly browsers: TestBrowser[] = [];

  private constructor(
    private readonly folder: string,
    readonly preview: Preview,
  ) {}

  /** `webApp` is a folder with another export than the common one; `settings` are those of the service. */
  static async open(webApp?: string, settings: Record<string, string> = {}): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), 'sojourn-e2e-'));
    if (process.env.E2E_DATA_FOLDER) cpSync(process.env.E2E_DATA_FOLDER, folder, { recursive: true });
    return new Stage(folder, await Preview.start(folder, webApp, settings));
  }

  get address(): string {
    return this.preview.address;
  }

  /** A device of this name; started again, it has all that it had before. */
  async startDevice(name = 'phone'): Promise<TestBrowser> {
    const browser = await TestBrowser.start(this.filesOf(name));
    this.browsers.push(browser);
    return browser;
  }

  /** Where the browser of a device keeps everything. */
  filesOf(name = 'phone'): string {
    return join(this.folder, `profile-${name}`);
  }

  async closeDevices(): Promise<void> {
    for (const browser of this.browsers) await browser.kill();
  }

  async close(): Promise<void> {
    await this.closeDevices();
    await this.preview.stop();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
