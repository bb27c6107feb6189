import type { PushData } from './push-payload';

/** What the service encrypts for a browser: the words that it shows, and what they are about. */
export interface WebPushPayload extends PushData {
  title: string;
  body: string;
}
