import { act, fireEvent, screen } from '@testing-library/react-native';

import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { CompanyLine } from '@/features/check-in/company-line';
import { savePreference } from '@/store/preferences';
import { saveProfile } from '@/store/profile';
import type { Transaction } from '@/store/store-database';

import { FakeLocator } from '../../support/fake-locator';
import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { FakeSms } from '../../support/fake-sms';
import { bringCountries, CUSCO, inCusco } from '../../support/on-the-spot';
import { aTraveller } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';
import { withSheets } from '../../support/with-sheets';

const LINE = '+44 20 7946 0958';
const DIALLED = '+442079460958';
const company = { name: 'Acme', emergency_line: LINE, emergency_address: '1 Example Street' };
const withLine = async (transaction: Transaction) => {
  await bringCountries(transaction);
  await saveProfile(transaction, aTraveller({ last_name: 'Byron', company }));
};
const helpTab = (
  <>
    <CompanyLine />
    <CheckInPanel />
  </>
);

describe('the company’s own line', () => {
  beforeEach(() => jest.useFakeTimers());

  it('is called and texted with one tap, and says where the company sits', async () => {
    const sms = new FakeSms();
    const outsideApps = new FakeOutsideApps();
    await renderScreen(withSheets(helpTab), {
      fill: withLine,
      dependencies: { createLocator: inCusco, sms, outsideApps },
    });
    expect(await screen.findByText('Acme: emergency line')).toBeOnTheScreen();
    expect(screen.getByText('1 Example Street')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Call' }));
    expect(outsideApps.called).toEqual([DIALLED]);
    await act(async () => fireEvent.press(await screen.findByRole('button', { name: 'Send by SMS now' })));
    expect(sms.composed).toEqual([
      {
        to: [DIALLED],
        text: expect.stringMatching(/^Ada Byron: I need help\.[^]*-13\.53/) as string,
      },
    ]);
  });

  it('is not told that they are still where they were a quarter of an hour ago', async () => {
    const sms = new FakeSms();
    const createLocator = () => {
      const locator = new FakeLocator({ now: () => NOW });
      locator.grant();
      locator.remember(CUSCO, NOW - 15 * 60_000, 20);
      return locator;
    };
    await renderScreen(withSheets(helpTab), { fill: withLine, dependencies: { createLocator, sms } });
    const send = await screen.findByRole('button', { name: 'Send by SMS now' });
    await act(async () => fireEvent.press(send));
    expect(sms.composed).toEqual([{ to: [DIALLED], text: expect.not.stringContaining('-13.53') as string }]);
  });

  it('comes first among whom to call for help, and gets the message of a call that waits', async () => {
    const sms = new FakeSms();
    const outsideApps = new FakeOutsideApps();
    await renderScreen(withSheets(<CheckInPanel />), {
      fill: withLine,
      isOffline: true,
      dependencies: { createLocator: inCusco, sms, outsideApps },
    });
    fireEvent.press(screen.getByRole('button', { name: 'I need help' }));
    fireEvent.press(await screen.findByRole('button', { name: `Call ${LINE}, Your company` }));
    expect(outsideApps.called).toEqual([DIALLED]);
    expect(await screen.findByRole('button', { name: 'Call 106, Ambulance' })).toBeOnTheScreen();
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Send by SMS now' })));
    expect(sms.composed).toMatchObject([{ to: [DIALLED] }]);
  });

  it('is called, and no message offered, where the device can’t send one', async () => {
    const sms = new FakeSms();
    sms.answerWith('unavailable');
    await renderScreen(withSheets(helpTab), {
      fill: withLine,
      isOffline: true,
      dependencies: { createLocator: inCusco, sms },
    });
    fireEvent.press(screen.getByRole('button', { name: 'I need help' }));
    expect(await screen.findByText(/do not wait for that: call\.( |$)/)).toBeOnTheScreen();
    expect(screen.getAllByRole('button', { name: /^Call/ }).length).toBeGreaterThan(0);
    expect(screen.queryByText(/SMS/)).toBeNull();
  });

  it.each([
    ['it has none', { ...company, emergency_line: null, emergency_address: null }],
    ['the service is older', undefined],
  ])('is not there where %s', async (_why, said) => {
    await renderScreen(withSheets(helpTab), {
      fill: (transaction) => saveProfile(transaction, aTraveller({ company: said })),
    });
    expect(await screen.findByRole('button', { name: 'I need help' })).toBeOnTheScreen();
    expect(screen.queryByText(/emergency line/)).toBeNull();
  });
});

describe('a call for help without a position', () => {
  beforeEach(() => jest.useFakeTimers());

  it('has the numbers of the country that Today shows', async () => {
    await renderScreen(withSheets(<CheckInPanel />), {
      fill: async (transaction) => {
        await bringCountries(transaction);
        await savePreference(transaction, 'helpCountry', 'CO');
      },
      isOffline: true,
      dependencies: { createLocator: () => new FakeLocator({ now: () => NOW }) },
    });
    fireEvent.press(screen.getByRole('button', { name: 'I need help' }));
    expect(await screen.findByText(/^Position not known · /)).toBeOnTheScreen();
    expect(await screen.findByRole('button', { name: 'Call 123, Police' })).toBeOnTheScreen();
  });
});
