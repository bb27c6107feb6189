import type { ReactNode } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { settingsWords } from '@/i18n/messages/settings';
import type { StoredProfile } from '@/store/profile';
import { Banner } from '@/ui/banner';
import { Card } from '@/ui/card';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';

import { SignOut } from './sign-out';

interface AccountSectionProps {
  profile: StoredProfile | null;
  needsKey: boolean;
  onOpen: (path: string) => void;
  /** Between who is signed in and the way out. */
  children?: ReactNode;
}

/** Who is signed in, and the way out. */
export function AccountSection({ profile, needsKey, onOpen, children }: AccountSectionProps) {
  const words = useWords(settingsWords);
  return (
    <Section title={words.account}>
      {needsKey ? (
        <Banner
          tone="medium"
          title={words.keyRefused}
          detail={words.keyRefusedDetail}
          onPress={() => onOpen('/sign-in')}
        />
      ) : (
        <Card isGroup>
          <Account profile={profile} />
        </Card>
      )}
      {children}
      <SignOut />
    </Section>
  );
}

function Account({ profile }: { profile: StoredProfile | null }) {
  const words = useWords(settingsWords);
  if (!profile) return <Row icon="key" title={words.signedIn} last />;
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
  return <Row icon="key" title={words.signedInAs(name)} detail={profile.email} last />;
}
