import type { Profile, SettingsChange } from '@/contract/traveller';

import { unfoldFilters } from './alert-filters';
import { isNotOlder } from './rows';
import type { Reader, Transaction } from './store-database';

/** The profile with what the traveller changed and is not yet sent. The key is not kept here. */
export type StoredProfile = Omit<Profile, 'authentication_token'>;

interface ProfileRow {
  record: string | null;
  local_settings: string | null;
}

export async function getProfile(reader: Pick<Reader, 'first'>): Promise<StoredProfile | null> {
  const row = await reader.first<ProfileRow>('select record, local_settings from profile');
  if (row?.record == null) return null;
  const profile = JSON.parse(row.record) as StoredProfile;
  const changed = JSON.parse(row.local_settings ?? '{}') as SettingsChange;
  return { ...profile, settings: { ...profile.settings, ...changed } };
}

export async function saveProfile(transaction: Transaction, traveller: Profile): Promise<void> {
  const { authentication_token: _secret, ...profile } = traveller;
  const changed = await transaction.run(
    `insert into profile (only_row, record) values (1, ?)
     on conflict (only_row) do update set record = excluded.record
     where record is not excluded.record and ${isNotOlder}`,
    [JSON.stringify(profile)],
  );
  if (changed > 0) await unfoldFilters(transaction);
}

/** Null says that nothing waits to be sent. */
export async function saveLocalSettings(
  transaction: Transaction,
  settings: SettingsChange | null,
): Promise<void> {
  await transaction.run(
    `insert into profile (only_row, local_settings) values (1, ?)
     on conflict (only_row) do update set local_settings = excluded.local_settings
     where local_settings is not excluded.local_settings`,
    [settings && JSON.stringify(settings)],
  );
}
