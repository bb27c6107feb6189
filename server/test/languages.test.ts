import { z } from 'zod';

import { LANGUAGES as LANGUAGES_OF_THE_APP } from '@/i18n/languages';
import { Notification } from '@/contract/notification';

import { COMPANY_ID } from '../src/sample/sample-callers';
import { chooseLanguage, LANGUAGES } from '../src/words/languages';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aDevice, aTraveller, aTrip } from './support/builders';
import { advise, publish } from './support/publishing';
import { readAs } from './support/read-as';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

describe('the languages of the service', () => {
  it('are those of the app', () => expect([...LANGUAGES].sort()).toEqual([...LANGUAGES_OF_THE_APP].sort()));

  it('are chosen by what somebody prefers', () => {
    expect(chooseLanguage(['pt-BR', 'fr-CA', 'en'])).toBe('fr');
    expect(chooseLanguage(['DE_at'])).toBe('de');
    expect(chooseLanguage(['*', 'ja'])).toBeNull();
    expect(chooseLanguage([])).toBeNull();
  });
});

describe('a message to a traveller', () => {
  let service: ServiceAtWork;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());

  const ask = (...people: Person[]) =>
    service.as('demo-company').post(`/api/v2/org/${COMPANY_ID}/check_in_requests`, {
      check_in_request: { user_ids: people.map(({ id }) => id) },
    });
  const readTitles = async (reader: Person) => {
    const inbox = readAs(z.array(Notification), await reader.get('/api/v2/notifications'));
    return inbox.map(({ title }) => title);
  };
  const addSpeaker = (language: string | null) =>
    addTraveller(service, 'demo-company', aTraveller({ language }));
  const register = (owner: Person, locale: string | null, headers: Record<string, string> = {}) =>
    owner.post(
      `/api/v2/users/${owner.id}/devices`,
      { device: aDevice({ locale, token: `ExponentPushToken[of-${owner.id}]` }) },
      headers,
    );

  it('comes in the language that the company named, or else in English', async () => {
    const [german, japanese, silent] = [
      await addSpeaker('de'),
      await addSpeaker('ja'),
      await addSpeaker(null),
    ];
    await ask(german, japanese, silent);
    expect(await readTitles(german)).toEqual(['Geht es Ihnen gut?']);
    expect(await readTitles(japanese)).toEqual(['Are you safe?']);
    expect(await readTitles(silent)).toEqual(['Are you safe?']);
  });

  it('comes in the language of the phone, on the phone too', async () => {
    const traveller = await addSpeaker('en');
    await register(traveller, 'es');
    await ask(traveller);
    await service.background.run();
    expect(await readTitles(traveller)).toEqual(['¿Está bien?']);
    expect(service.pushes.taken.filter(({ to }) => to.includes(traveller.id))).toMatchObject([
      { title: '¿Está bien?', body: 'Su empresa le pide que diga cómo está.' },
    ]);
  });

  it('comes in the language in which they last wrote, whatever was said before', async () => {
    const traveller = await addSpeaker('de');
    await register(traveller, 'it', { 'accept-language': 'it, fr;q=0.8, en;q=0.5' });
    await ask(traveller);
    expect(await readTitles(traveller)).toEqual(['Allez-vous bien\u00A0?']);
    // A reading notes nothing, and neither does one who takes any language.
    await traveller.get('/api/v2/notifications', { 'accept-language': 'es' });
    await register(traveller, 'it', { 'accept-language': '*' });
    await ask(traveller);
    expect(await readTitles(traveller)).toEqual(['Allez-vous bien\u00A0?', 'Allez-vous bien\u00A0?']);
  });

  it('quotes an alert in their language, or in English where it is not there', async () => {
    const stay = aDestination({ country_code: 'SE', entry_date: '2026-06-01', exit_date: '2026-06-30' });
    const people = [await addSpeaker('de'), await addSpeaker('fr')];
    for (const person of people) await addTrip(person, aTrip({ destinations: [stay] }));
    await publish(service, { country_ids: ['SE'], headline: { en: 'Snow', de: 'Schnee' } });
    await advise(service, { country_id: 'SE', headline: { en: 'Ice', de: 'Eis' } });
    await service.background.runAfter(1);
    const readBodies = async (reader: Person) => {
      const inbox = readAs(z.array(Notification), await reader.get('/api/v2/notifications'));
      return inbox.map(({ body }) => body).sort();
    };
    expect(await Promise.all(people.map(readBodies))).toEqual([
      ['Eis', 'Schnee'],
      ['Ice', 'Snow'],
    ]);
  });

  it('is in their language whatever it is about', async () => {
    const traveller = await addSpeaker('de');
    const stay = aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' });
    await addTrip(traveller, aTrip({ destinations: [stay] }));
    await ask(traveller);
    await service.background.runAfter(1);
    await publish(service, { country_ids: ['NO'], risk_level: 'medium' });
    await advise(service, { country_id: 'NO' });
    await service.background.runAfter(90);
    expect((await readTitles(traveller)).sort()).toEqual([
      'Bitte melden Sie sich',
      'Geht es Ihnen gut?',
      'Neue Warnung: mittleres Risiko',
      'Neuer Hinweis',
    ]);
  });
});
