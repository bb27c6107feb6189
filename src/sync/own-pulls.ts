import { getProfile } from '@/api/account';
import { listCheckInRequests, listCheckIns } from '@/api/check-ins';
import { listDiseases, listMedications, listVaccinations } from '@/api/health-library';
import { listNotifications } from '@/api/notifications';
import { replaceCheckInRequests, saveServiceCheckIns } from '@/store/check-ins';
import { downloadNames } from '@/store/downloads';
import { replaceShelf } from '@/store/health-library';
import { replaceNotifications } from '@/store/notifications';
import { saveProfile } from '@/store/profile';

import { snapshot, type Pull } from './pull';

export const pullProfile: Pull = {
  ...snapshot(downloadNames.profile, ({ client }, options) => getProfile(client, options), saveProfile),
  madeFrom: ['account'],
};

/** What others said to the traveller. */
export const pullsOfInbox: readonly Pull[] = [
  {
    ...snapshot(
      downloadNames.notifications,
      ({ client }, options) => listNotifications(client, options),
      replaceNotifications,
    ),
    madeFrom: ['messages'],
  },
  {
    ...snapshot(
      downloadNames.checkInRequests,
      ({ client }, options) => listCheckInRequests(client, options),
      replaceCheckInRequests,
    ),
    madeFrom: ['requests'],
  },
];

export const pullCheckIns: Pull = {
  ...snapshot(
    downloadNames.checkIns,
    ({ client }, options) => listCheckIns(client, options),
    saveServiceCheckIns,
  ),
  madeFrom: ['check-ins'],
};

/** The same for everybody, and on every device. */
export const pullsOfLibrary: readonly Pull[] = [
  snapshot(
    downloadNames.diseases,
    ({ client }, options) => listDiseases(client, options),
    (transaction, items, extent) => replaceShelf(transaction, 'diseases', items, extent),
  ),
  snapshot(
    downloadNames.medications,
    ({ client }, options) => listMedications(client, options),
    (transaction, items, extent) => replaceShelf(transaction, 'medications', items, extent),
  ),
  snapshot(
    downloadNames.vaccinations,
    ({ client }, options) => listVaccinations(client, options),
    (transaction, items, extent) => replaceShelf(transaction, 'vaccinations', items, extent),
  ),
].map((pull) => ({ ...pull, madeFrom: ['library'] }));
