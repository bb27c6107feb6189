import type { ExpoConfig } from 'expo/config';

import appConfig from '../../app.config';
import appFile from '../../app.json';

const SETTINGS = [
  'EAS_BUILD_PROFILE',
  'EAS_PROJECT_ID',
  'EXPO_PUBLIC_SERVICE_URL',
  'GOOGLE_MAPS_ANDROID_KEY',
  'GOOGLE_SERVICES_JSON',
  'SOJOURN_LINK_HOST',
];

const address = { EXPO_PUBLIC_SERVICE_URL: 'https://service.example' };

function configWith(settings: Record<string, string>): ExpoConfig {
  for (const name of SETTINGS) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, settings);
  const config = structuredClone(appFile.expo) as ExpoConfig;
  return appConfig({ config, projectRoot: '/app', staticConfigPath: null, packageJsonPath: null });
}

describe('the configuration of a build', () => {
  const before = { ...process.env };
  afterAll(() => {
    process.env = before;
  });

  it('is that of app.json where the environment says nothing', () => {
    expect(configWith({})).toEqual({ ...appFile.expo, extra: {} });
  });

  it('passes over what is set to nothing', () => {
    expect(configWith(Object.fromEntries(SETTINGS.map((name) => [name, ''])))).toEqual(configWith({}));
  });

  it('knows the project that push messages are sent by', () => {
    expect(configWith({ EAS_PROJECT_ID: 'p' }).extra).toEqual({ eas: { projectId: 'p' } });
  });

  it('lets a build for development reach the machine on the desk, and no other', () => {
    const { infoPlist } = appFile.expo.ios;
    expect(configWith({ EAS_BUILD_PROFILE: 'development' }).ios?.infoPlist).toEqual(infoPlist);
    expect(configWith({ ...address, EAS_BUILD_PROFILE: 'preview' }).ios?.infoPlist).toEqual({
      ...infoPlist,
      NSAppTransportSecurity: { NSAllowsArbitraryLoads: false, NSAllowsLocalNetworking: false },
    });
  });

  it('for travellers is refused without an encrypted way to the service', () => {
    const build = (settings = {}) => configWith({ EAS_BUILD_PROFILE: 'production', ...settings });
    expect(() => build()).toThrow('needs EXPO_PUBLIC_SERVICE_URL');
    expect(() => build({ EXPO_PUBLIC_SERVICE_URL: 'http://service.example' })).toThrow('https');
    expect(() => build(address)).not.toThrow();
  });

  it('lets a link open a screen of the app, and nothing else of its host', () => {
    const { ios, android } = configWith({ SOJOURN_LINK_HOST: 'go.example' });
    expect(ios?.associatedDomains).toEqual(['applinks:go.example']);
    const [files, links, ...others] = android?.intentFilters ?? [];
    expect([files, ...others]).toEqual(configWith({}).android?.intentFilters);
    const places = [links?.data].flat();
    for (const place of places) expect(place).toMatchObject({ scheme: 'https', host: 'go.example' });
    // As a prefix, `/check-in` would open `/check-ins` as well.
    expect(places.flatMap((place) => place?.path ?? [])).toEqual(['/check-in', '/inbox', '/sign-in']);
    const details = ['/trip/', '/alert/', '/advisory/', '/country/', '/hospital/'];
    expect(places.flatMap((place) => place?.pathPrefix ?? [])).toEqual(details);
    expect(places).toHaveLength(3 + details.length);
  });
});
