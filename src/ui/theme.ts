const light = {
  background: '#F6F4EF',
  card: '#FFFFFF',
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

export const palettes = { light, dark };

export const spacing = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 };

export const radius = { small: 12, large: 18, pill: 999 };

/** The least side of anything that is touched. */
export const touchTarget = 44;

export const type = {
  title: { fontSize: 28, lineHeight: 34, fontWeight: '700' },
  detailTitle: { fontSize: 24, lineHeight: 30, fontWeight: '700' },
  section: { fontSize: 17, lineHeight: 22, fontWeight: '700' },
  body: { fontSize: 16, lineHeight: 22, fontWeight: '400' },
  action: { fontSize: 16, lineHeight: 22, fontWeight: '700' },
  quiet: { fontSize: 14, lineHeight: 20, fontWeight: '400' },
  badge: { fontSize: 12.5, lineHeight: 16, fontWeight: '600' },
} as const;
