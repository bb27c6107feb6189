import { useState } from 'react';

import type { ContactDetail } from '@/contract/contact-detail';
import { useWords } from '@/i18n/locale-provider';
import { hospitalWords } from '@/i18n/messages/hospital';
import { toCallable } from '@/runtime/to-callable';
import { useOutsideApps } from '@/runtime/use-services';
import { Button } from '@/ui/button';
import { LinkSheet } from '@/ui/link-sheet';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

interface HospitalContactsProps {
  contacts: readonly ContactDetail[];
  /** Told of every try to leave the app, and whether it worked. */
  onTried: (isOpen: boolean) => void;
}

/** As the service numbers them. */
const FAX = 1;
const WEB = 4;
const MAIL = 5;

/** Telephones are one tap away; addresses on the net ask first. */
export function HospitalContacts({ contacts, onTried }: HospitalContactsProps) {
  const words = useWords(hospitalWords);
  const outside = useOutsideApps();
  const [url, setUrl] = useState<string | null>(null);
  const numbers = toCallable(contacts);
  const others = contacts.filter(({ typ }) => typ === FAX || typ === WEB || typ === MAIL);
  return (
    <>
      {numbers.length === 0 && <Text color="quietInk">{words.noPhone}</Text>}
      {numbers.map(({ number }) => (
        <Button
          key={number}
          icon="phone"
          label={words.call(number)}
          onPress={() => void outside.call(number).then(onTried)}
        />
      ))}
      {others.length > 0 && (
        <Section title={words.contact}>
          {others.map(({ typ, val }, index) => {
            const last = index === others.length - 1;
            if (typ === FAX)
              return <Row key={val} icon="document" title={words.fax} detail={val} last={last} />;
            return (
              <Row
                key={val}
                icon={typ === MAIL ? 'message' : 'link'}
                title={typ === MAIL ? words.email : words.website}
                detail={val}
                act
                onPress={() => setUrl(typ === MAIL ? `mailto:${val}` : val)}
                last={last}
              />
            );
          })}
        </Section>
      )}
      <LinkSheet
        url={url}
        onOpen={(link) => void outside.openLink(link).then(onTried)}
        onClose={() => setUrl(null)}
      />
    </>
  );
}
