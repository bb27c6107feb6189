import type { ExpoConfig } from 'expo/config';

import appConfig from '../../app.config';
import appFile from '../../app.json';

const SETTINGS = [
  'EAS_BUILD_PROFILE',
  'EAS_PROJECT_ID',
  'GOOGLE_MAPS_ANDROID_KEY',
  'GOOGLE_SERVICES_JSON',
  'SOJOURN_LINK_HOST',
];

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
    expect(configWith({ EAS_BUILD_PROFILE: 'development' }).ios?.infoPlist).toBeUndefined();
    expect(configWith({ EAS_BUILD_PROFILE: 'preview' }).ios?.infoPlist).toEqual({
      NSAppTransportSecurity: { NSAllowsArbitraryLoads: false, NSAllowsLocalNetworking: false },
    });
  });

  it('lets a link open a screen of the app, and nothing else of its host', () => {
    const { ios, android } = configWith({ SOJOURN_LINK_HOST: 'go.example' });
    expect(ios?.associatedDomains).toEqual(['applinks:go.example']);
    const places = [android?.intentFilters?.[0]?.data].flat();
    expect(places).toContainEqual({ scheme: 'https', host: 'go.example', pathPrefix: '/alert/' });
    expect(places.every((place) => place?.pathPrefix?.startsWith('/'))).toBe(true);
    expect(places.map((place) => place?.pathPrefix)).not.toContain('/');
  });
});
