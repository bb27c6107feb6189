import type { Queryable } from '../database/database';
import type { KeyRing } from '../http/keys';
import { insertTraveller } from '../resources/travellers/queries';
import { sampleId } from './sample-ids';

export const COMPANY_ID = sampleId('company', 'demo-company');

const NAME = 'Sample Travel Company';
/** Of the numbers that are kept free for films and books: nobody is called by mistake. */
const EMERGENCY_LINE = '+44 20 7946 0958';
const EMERGENCY_ADDRESS = 'Travel Safety Desk, 1 Example Street, London EX1 1EX, United Kingdom';

export const SAMPLE_PUBLISHER_KEY = 'demo-publisher';

export const SAMPLE_KEYS = [
  { key: 'demo-traveller', opens: 'a traveller with trips of every kind' },
  { key: 'demo-traveller-2', opens: 'a second traveller' },
  { key: 'demo-company', opens: 'the partner company of both' },
  { key: 'demo-agent', opens: 'somebody of that company who answers requests for help' },
  { key: 'demo-doctor', opens: 'a doctor in Bogotá' },
];

const TRAVELLERS = [
  { key: 'demo-traveller', first_name: 'Demo', last_name: 'Traveller', home_country: 'CA', language: 'en' },
  {
    key: 'demo-traveller-2',
    first_name: 'Second',
    last_name: 'Traveller',
    home_country: 'DE',
    language: 'de',
  },
];

export function travellerId(key: string): string {
  return sampleId('traveller', key);
}

export async function loadCallers(transaction: Queryable, keyRing: KeyRing, now: Date): Promise<void> {
  await transaction.query(
    `insert into companies (id, name, key_hash, emergency_line, emergency_address, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [COMPANY_ID, NAME, keyRing.hash('demo-company'), EMERGENCY_LINE, EMERGENCY_ADDRESS, now],
  );
  for (const { key, ...traveller } of TRAVELLERS) {
    await insertTraveller(
      transaction,
      COMPANY_ID,
      { ...traveller, email: `${key}@example.org` },
      keyRing,
      now,
      { id: travellerId(key), key },
    );
  }
}
