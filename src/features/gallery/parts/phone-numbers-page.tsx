import { PhoneNumbers } from '@/ui/phone-numbers';
import { Section } from '@/ui/section';

const named = (number: string, name: string, brief = name) => ({
  number,
  name,
  brief,
  label: `Call ${number}`,
});
const all = named('123', 'All emergencies', 'All');
const ambulance = named('125', 'Ambulance');
const numbers = [all, named('112', 'Police'), ambulance, named('119', 'Fire')];
const company = named('+44 20 7946 0958', 'Your company');

const nowhere = () => undefined;

export function PhoneNumbersPage() {
  return (
    <>
      <Section title="For a glance">
        <PhoneNumbers kind="tiles" numbers={numbers} onCall={nowhere} />
        <PhoneNumbers kind="tiles" numbers={[company, ...numbers.slice(1)]} onCall={nowhere} />
      </Section>
      <Section title="For now">
        <PhoneNumbers kind="buttons" numbers={[all, ambulance]} onCall={nowhere} />
        <PhoneNumbers kind="buttons" numbers={[all]} onCall={nowhere} />
      </Section>
      <Section title="To be read">
        <PhoneNumbers kind="rows" numbers={[...numbers, company]} onCall={nowhere} />
      </Section>
    </>
  );
}
