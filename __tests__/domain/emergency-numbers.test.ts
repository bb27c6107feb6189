import { ContactType, type ContactDetail } from '@/contract/contact-detail';
import { chooseMostUrgent, toEmergencyNumbers } from '@/domain/emergency-numbers';
import { toDiallable } from '@/platform/phone-number';

const contact = (typ: ContactType, val: string, order = 0, note: string | null = null): ContactDetail => ({
  typ,
  val,
  order,
  note,
});
const choose = (...contacts: ContactDetail[]) => toEmergencyNumbers(contacts, toDiallable);

describe('the emergency numbers of a country', () => {
  it('put police, fire and ambulance before all others, in the order of the service', () => {
    const numbers = choose(
      contact(ContactType.Other, '1555', 0, 'Tourist office'),
      contact(ContactType.Fire, '119', 3),
      contact(ContactType.Ambulance, '125', 2),
      contact(ContactType.Police, '123', 1),
    );
    expect(numbers).toEqual([
      { number: '123', services: ['police'], note: null },
      { number: '125', services: ['ambulance'], note: null },
      { number: '119', services: ['fire'], note: null },
      { number: '1555', services: ['other'], note: 'Tourist office' },
    ]);
  });

  it('begin with the one that reaches everybody, wherever the service has it', () => {
    const numbers = choose(
      contact(ContactType.Police, '112', 1),
      contact(ContactType.Ambulance, '125', 2),
      contact(ContactType.Fire, '119', 3),
      contact(ContactType.Other, '1555', 4),
      contact(ContactType.AllEmergency, '123', 5),
    );
    expect(numbers.map(({ number }) => number)).toEqual(['123', '112', '125', '119', '1555']);
    expect(chooseMostUrgent(numbers).map(({ number }) => number)).toEqual(['123', '112', '125', '119']);
    const withoutIt = numbers.filter(({ services }) => !services.includes('all'));
    expect(chooseMostUrgent(withoutIt).map(({ number }) => number)).toEqual(['112', '125', '119']);
  });

  it('name a number once, with everybody whom it reaches', () => {
    const numbers = choose(
      contact(ContactType.Police, '112', 1),
      contact(ContactType.Ambulance, '1-1-2', 2),
      contact(ContactType.AllEmergency, ' 112 ', 3),
      contact(ContactType.Other, '112', 4),
    );
    expect(numbers).toEqual([{ number: '112', services: ['police', 'ambulance', 'all'], note: null }]);
  });

  it('leave out what is no telephone, and what a phone should not dial', () => {
    expect(
      choose(
        contact(ContactType.Police, '*#06#'),
        contact(ContactType.Fire, 'ask at the desk'),
        contact(ContactType.EmailAddress, 'help@example.com'),
        contact(ContactType.Fax, '5551234'),
        contact(ContactType.WebAddress, '112'),
      ),
    ).toEqual([]);
  });

  it('take a type that nobody knows yet for a telephone', () => {
    expect(choose(contact(ContactType.Other, '+51 1 555 0100'))).toEqual([
      { number: '+5115550100', services: ['other'], note: null },
    ]);
  });
});
