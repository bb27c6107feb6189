import type { Queryable } from '../database/database';
import { renderAdvisories } from './advisories/documents';
import { renderAlerts } from './alerts/documents';
import { renderCountries } from './countries/documents';
import { renderHealthLibrary } from './health-library/documents';
import { renderHospitals } from './hospitals/documents';
import { renderAdvisoryReach, renderAlertReach } from './reach';

/**
 * Renders the documents of all content that differs from what is stored. To be called in the transaction that
 * changed content: records hold parts of each other (an alert its countries, a disease its vaccinations).
 */
export async function renderContent(transaction: Queryable): Promise<void> {
  await renderHealthLibrary(transaction);
  await renderCountries(transaction);
  await renderAlertReach(transaction, await renderAlerts(transaction));
  await renderAdvisoryReach(transaction, await renderAdvisories(transaction));
  await renderHospitals(transaction);
}
