import { createVapidKeys } from '../jobs/push/vapid';
import type { Command } from './command';

const keys: Command = {
  name: 'push keys',
  parameters: [],
  options: {},
  summary: 'Makes the pair of keys by which the service sends push messages to browsers',
  async run() {
    const { publicKey, privateKey } = createVapidKeys();
    return {
      lines: [
        `VAPID_PUBLIC_KEY=${publicKey}`,
        `VAPID_PRIVATE_KEY=${privateKey}`,
        'VAPID_SUBJECT=mailto:somebody@your-company.example',
      ],
      json: { public_key: publicKey, private_key: privateKey },
    };
  },
};

export const pushCommands: readonly Command[] = [keys];
