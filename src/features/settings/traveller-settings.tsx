import { useWords } from '@/i18n/locale-provider';
import { settingsWords } from '@/i18n/messages/settings';
import type { StoredProfile } from '@/store/profile';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { MessageSettings } from './message-settings';
import { PositionSetting } from './position-setting';

interface TravellerSettingsProps {
  profile: StoredProfile | null;
  onOpen: (path: string) => void;
}

/** What the service keeps for the traveller. A change is on the disk at once, and sent when it can be. */
export function TravellerSettings({ profile, onOpen }: TravellerSettingsProps) {
  const words = useWords(settingsWords);
  if (!profile)
    return (
      <Section title={words.notifications}>
        <Card>
          <Text color="quietInk">{words.unknown}</Text>
        </Card>
      </Section>
    );
  return (
    <>
      <MessageSettings profile={profile} onOpen={onOpen} />
      <PositionSetting isWanted={profile.settings.check_in_with_location} />
    </>
  );
}
