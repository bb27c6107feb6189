const light = {
  background: '#F6F4EF',
  card: '#FFFFFF',
  /** Where something lies in a groove: the track of a bar, the ground of a choice. */
  sunken: '#ECE9E2',
  /** What stands out of such a groove: the one that is chosen. */
  raised: '#FFFFFF',
  ink: '#15211E',
  quietInk: '#5D6B66',
  line: '#E4E0D8',
  primary: '#0E5A6B',
  onPrimary: '#FFFFFF',
  high: '#A3201B',
  highBackground: '#FBE9E7',
  medium: '#8A5200',
  mediumBackground: '#FFF1DA',
  safe: '#1F6B4A',
  safeBackground: '#E3F3EA',
  low: '#3D5A80',
  lowBackground: '#E6EDF6',
  mapSea: '#DCE8EA',
  mapLand: '#EFECE4',
  mapNormal: '#C9E0D2',
  mapCaution: '#F6D9A0',
  mapAvoid: '#E7A79E',
};

export type Colors = typeof light;

const dark: Colors = {
  background: '#0E1513',
  card: '#18211F',
  sunken: '#222D2A',
  raised: '#3B4B46',
  ink: '#E9F0ED',
  quietInk: '#9BABA5',
  line: '#27322F',
  primary: '#7CC7D6',
  onPrimary: '#04252C',
  high: '#FF9C92',
  highBackground: '#3A1714',
  medium: '#FFC46B',
  mediumBackground: '#35260C',
  safe: '#86D6AE',
  safeBackground: '#10291F',
  low: '#A9C4E8',
  lowBackground: '#16212F',
  mapSea: '#13201F',
  mapLand: '#1C2623',
  mapNormal: '#234236',
  mapCaution: '#5A4315',
  mapAvoid: '#6B2A24',
};

const lightHighContrast: Colors = {
  ...light,
  background: '#FFFFFF',
  sunken: '#F0EEE9',
  ink: '#000000',
  quietInk: '#2F3A36',
  line: '#4A5652',
  primary: '#063F4C',
  high: '#7A120E',
  medium: '#5C3600',
  safe: '#0B4A30',
  low: '#1F3A5C',
};

const darkHighContrast: Colors = {
  ...dark,
  background: '#000000',
  card: '#0A0F0E',
  sunken: '#1A2321',
  raised: '#3B4B46',
  ink: '#FFFFFF',
  quietInk: '#D3DEDA',
  line: '#9BABA5',
  primary: '#A9E6F2',
  onPrimary: '#00161B',
  high: '#FFC2BB',
  medium: '#FFDDA3',
  safe: '#B3F0D0',
  low: '#D2E3FA',
};

export const palettes = { light, dark, lightHighContrast, darkHighContrast };

/** What lies between a sheet and the screen under it. */
export const scrim = 'rgba(0, 0, 0, 0.5)';

export const spacing = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 };

export const radius = { small: 12, large: 18, pill: 999 };

/** Of the strip at the top of every screen, one line high. */
export const topStripHeight = 28;

/** The least side of anything that is touched. */
export const touchTarget = 44;

/** Lines longer than this are hard to read on a tablet or in a browser. */
export const readableWidth = 560;

/**
 * Three weights, a use each: `reading` for what is read, `naming` for what a thing, a subject or a button is called, and `landing` for the
 * one or two places of a screen where the eye should land: its title, and numbers to call.
 */
export const weight = { reading: '400', naming: '600', landing: '700' } as const;

export const type = {
  title: { fontSize: 28, lineHeight: 34, fontWeight: weight.landing },
  detailTitle: { fontSize: 24, lineHeight: 30, fontWeight: weight.landing },
  number: { fontSize: 22, lineHeight: 28, fontWeight: weight.landing },
  section: { fontSize: 17, lineHeight: 22, fontWeight: weight.naming },
  body: { fontSize: 16, lineHeight: 22, fontWeight: weight.reading },
  action: { fontSize: 16, lineHeight: 22, fontWeight: weight.naming },
  quiet: { fontSize: 14, lineHeight: 20, fontWeight: weight.reading },
  badge: { fontSize: 12.5, lineHeight: 16, fontWeight: weight.naming },
  tab: { fontSize: 11.5, lineHeight: 15, fontWeight: weight.naming },
} as const;
