import { useWords } from '@/i18n/locale-provider';
import { settingsWords } from '@/i18n/messages/settings';
import { useActs } from '@/runtime/runtime-provider';
import { usePermissions } from '@/runtime/use-services';
import type { StoredProfile } from '@/store/profile';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { SwitchRow } from '@/ui/switch-row';
import { Text } from '@/ui/text';

const MESSAGES = [
  'send_trip_alert_push',
  'send_trip_alert_email',
  'send_all_good_push',
  'send_all_good_email',
] as const;

/** What the service keeps for the traveller. A change is on the disk at once, and sent when it can be. */
export function TravellerSettings({ profile }: { profile: StoredProfile | null }) {
  const words = useWords(settingsWords);
  const acts = useActs();
  const permissions = usePermissions();
  if (!profile)
    return (
      <Section title={words.notifications}>
        <Card>
          <Text color="quietInk">{words.unknown}</Text>
        </Card>
      </Section>
    );
  const { settings } = profile;
  return (
    <>
      <Section title={words.notifications}>
        <Card>
          {MESSAGES.map((name) => (
            <SwitchRow
              key={name}
              title={words[name]}
              value={settings[name]}
              onChange={(value) => {
                void acts.changeSettings({ [name]: value });
                // Whoever wants to be told on this phone must let it speak.
                if (value && name.endsWith('push')) void permissions.askForNotifications();
              }}
            />
          ))}
        </Card>
      </Section>
      <Section title={words.position}>
        <Card>
          <SwitchRow
            title={words.check_in_with_location}
            detail={words.positionDetail}
            value={settings.check_in_with_location}
            onChange={(value) => {
              void acts.changeSettings({ check_in_with_location: value });
              if (value) void permissions.askForLocation('background');
            }}
          />
        </Card>
      </Section>
    </>
  );
}
