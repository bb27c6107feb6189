import type { Moment } from '@/domain/alert-period';
import type { AppActivity } from '@/platform/app-activity';
import type { Notifications } from '@/platform/notifications';
import { hasNewAlerts, takeNewAlerts, type NewAlert } from '@/store/new-alerts';
import type { StoreDatabase } from '@/store/store-database';
import type { Commits } from '@/sync/commit-rounds';

import type { LocalData } from './local-data';
import { toPlainText } from './plain-text';
import { places } from './places';
import { Refresher } from './refresher';
import type { ServiceWords } from './service-words';
import type { ShellSignals } from './shell-signals';

interface UrgentAlertsOptions {
  database: StoreDatabase;
  commits: Commits;
  notifications: Pick<Notifications, 'show'>;
  activity: Pick<AppActivity, 'isForeground' | 'onForeground'>;
  shell: ShellSignals;
  moment: () => Moment;
  words: () => Pick<ServiceWords, 'newAlerts'>;
}

const WATCHED = ['alerts', 'members', 'trips'];

/** A new alert of high risk says so while the app is open, once. Whoever is not looking is told by the service. */
export class UrgentAlerts {
  private readonly refresher = new Refresher(() => this.tell());
  private forget: () => void = () => undefined;

  constructor(private readonly options: UrgentAlertsOptions) {}

  start(): void {
    const { commits, activity } = this.options;
    this.forget = activity.onForeground(() => void this.refresher.ask());
    this.refresher.follow(commits, WATCHED);
  }

  stop(): Promise<void> {
    this.forget();
    return this.refresher.stop();
  }

  private async tell(): Promise<void> {
    const { database, activity, moment } = this.options;
    const at = moment();
    if (!activity.isForeground() || !(await database.read((reader) => hasNewAlerts(reader, at)))) return;
    // On the disk before it is seen: one that dies in between stands in every list, but is not shown twice.
    const alerts = await database.write('user', (transaction) => takeNewAlerts(transaction, at));
    const [newest] = alerts;
    if (newest) await this.show(newest, alerts.length);
  }

  private async show({ id, headline }: NewAlert, count: number): Promise<void> {
    const { shell, notifications, words } = this.options;
    const path = count > 1 ? places.alerts : places.alert(id);
    if (path === null) return;
    const title = words().newAlerts(count);
    const body = toPlainText(headline);
    shell.banner.set({ id: `new-alert/${id}`, title, body, isUrgent: true, place: { path, words: null } });
    // The sound, and a line in the phone's own list; the app's banner is the one that is seen.
    const data: LocalData = { sojourn: 'new-alert', alert_id: id };
    await notifications.show({ id: `alert/${id}`, title, body, data, isUrgent: true });
  }
}
