import { render } from '@testing-library/react-native';

import { LocaleProvider } from '@/i18n/locale-provider';

const device = {
  languageTag: 'fr-CH',
  region: 'CH',
  usesMetric: true,
  uses24HourClock: true,
  firstWeekday: null,
};

describe('the page of a browser', () => {
  const page = { documentElement: { lang: 'en' } };
  beforeEach(() => Object.assign(globalThis, { document: page }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

  it('says its language: that of the device, and then the one that was chosen', () => {
    const { rerender } = render(<LocaleProvider device={device}>{null}</LocaleProvider>);
    expect(page.documentElement.lang).toBe('fr');
    rerender(
      <LocaleProvider device={device} choice={{ language: 'de' }}>
        {null}
      </LocaleProvider>,
    );
    expect(page.documentElement.lang).toBe('de');
  });
});
