import type { ConfigContext, ExpoConfig } from 'expo/config';

import { requireServiceAddress } from './plugins/require-service-address';

/** Everything that is the same for all is in app.json; here is what comes from the environment of a build. See docs/phones.md. */
export default ({ config }: ConfigContext): ExpoConfig => {
  const { SOJOURN_LINK_HOST, GOOGLE_MAPS_ANDROID_KEY, GOOGLE_SERVICES_JSON, EAS_PROJECT_ID } = process.env;
  const isForTravellers = ['preview', 'production'].includes(process.env.EAS_BUILD_PROFILE ?? '');
  if (isForTravellers) requireServiceAddress();
  return {
    ...config,
    name: config.name ?? 'Sojourn',
    slug: config.slug ?? 'sojourn',
    ios: {
      ...config.ios,
      ...(SOJOURN_LINK_HOST && { associatedDomains: [`applinks:${SOJOURN_LINK_HOST}`] }),
      ...(isForTravellers && { infoPlist: { ...config.ios?.infoPlist, ...ENCRYPTED_ONLY } }),
    },
    android: {
      ...config.android,
      ...(SOJOURN_LINK_HOST && {
        intentFilters: [...(config.android?.intentFilters ?? []), linksTo(SOJOURN_LINK_HOST)],
      }),
      ...(GOOGLE_MAPS_ANDROID_KEY && { config: { googleMaps: { apiKey: GOOGLE_MAPS_ANDROID_KEY } } }),
      ...(GOOGLE_SERVICES_JSON && { googleServicesFile: GOOGLE_SERVICES_JSON }),
    },
    plugins: config.plugins?.map((plugin) => (isForTravellers ? withRealPush(plugin) : plugin)),
    extra: {
      ...config.extra,
      ...(EAS_PROJECT_ID && { eas: { projectId: EAS_PROJECT_ID } }),
      // Expo keeps the key itself from the app, which has to know whether Google would draw.
      ...(GOOGLE_MAPS_ANDROID_KEY && { hasMapKey: true }),
    },
  };
};

/** While it is developed, the app also talks to the machine on the desk, without encryption. */
const ENCRYPTED_ONLY = {
  NSAppTransportSecurity: { NSAllowsArbitraryLoads: false, NSAllowsLocalNetworking: false },
};

/** The screens that a link from outside may open. The rest of the host stays with the browser. */
const LINKED_SCREENS = ['/check-in', '/inbox', '/sign-in'];
/** With an id behind them. */
const LINKED_DETAILS = ['/trip/', '/alert/', '/advisory/', '/country/', '/hospital/'];

function linksTo(host: string) {
  const places = [
    ...LINKED_SCREENS.map((path) => ({ path })),
    ...LINKED_DETAILS.map((pathPrefix) => ({ pathPrefix })),
  ];
  return {
    action: 'VIEW',
    autoVerify: true,
    category: ['BROWSABLE', 'DEFAULT'],
    data: places.map((place) => ({ scheme: 'https', host, ...place })),
  };
}

type Plugin = NonNullable<ExpoConfig['plugins']>[number];

/** Apple has one push service for development and one for everybody. */
function withRealPush(plugin: Plugin): Plugin {
  if (!Array.isArray(plugin) || plugin[0] !== 'expo-notifications') return plugin;
  return ['expo-notifications', { ...(plugin[1] as object), mode: 'production' }];
}
