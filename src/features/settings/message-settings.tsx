import { useWords } from '@/i18n/locale-provider';
import { alertFilterWords } from '@/i18n/messages/alert-filters';
import { settingsWords } from '@/i18n/messages/settings';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useAllowed, useOutsideApps, usePermissions } from '@/runtime/use-services';
import type { StoredProfile } from '@/store/profile';
import { Card } from '@/ui/card';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { SwitchRow } from '@/ui/switch-row';

import { BrowserMessages } from './browser-messages';

const MESSAGES = [
  'send_trip_alert_push',
  'send_trip_alert_email',
  'send_all_good_push',
  'send_all_good_email',
] as const;

type Message = (typeof MESSAGES)[number];

interface MessageSettingsProps {
  profile: Pick<StoredProfile, 'settings' | 'web_push_key'>;
  onOpen: (path: string) => void;
}

/** What the traveller wants to be told. A switch for this phone is on only where the phone lets Sojourn speak. */
export function MessageSettings({ profile, onOpen }: MessageSettingsProps) {
  const { settings, web_push_key: serviceKey } = profile;
  const words = useWords(settingsWords);
  const filters = useWords(alertFilterWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  const outside = useOutsideApps();
  const permissions = usePermissions();
  const allowed = useAllowed()?.notifications;
  const isMute = allowed !== 'granted' && allowed !== 'unavailable';
  const wantsPush = settings.send_trip_alert_push || settings.send_all_good_push;

  async function change(name: Message, value: boolean): Promise<void> {
    if (settings[name] !== value) await mutations.changeSettings({ [name]: value });
    // Whoever wants to be told on this phone must let it speak.
    if (value && isPush(name) && (await permissions.askForNotifications()) === 'blocked')
      await outside.openSettings();
  }

  return (
    <Section title={words.notifications}>
      <Card isGroup>
        <BrowserMessages serviceKey={serviceKey} />
        {MESSAGES.map((name) => (
          <SwitchRow
            key={name}
            title={allowed === 'unavailable' && isPush(name) ? words.inBrowser[name] : words[name]}
            value={settings[name] && !(isPush(name) && isMute)}
            onChange={(value) => attempt(change(name, value))}
          />
        ))}
        {allowed !== undefined && isMute && wantsPush && (
          <Row
            act
            icon="bell"
            title={words.mute}
            detail={words.openSettings}
            onPress={() => void outside.openSettings()}
          />
        )}
        <Row
          icon="filter"
          title={filters.settingsTitle}
          detail={filters.settingsDetail}
          onPress={() => onOpen('/alert-filters')}
          last
        />
      </Card>
    </Section>
  );
}

function isPush(name: Message): name is 'send_trip_alert_push' | 'send_all_good_push' {
  return name.endsWith('push');
}
