/** Small enough to stand here: two colours, wider than high. A browser draws it, which is where this is looked at. */
export const SAMPLE_PHOTO =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">' +
  '<rect width="480" height="320" fill="#C9E0D2"/><circle cx="300" cy="170" r="90" fill="#F6D9A0"/></svg>';
export const SAMPLE_RATIO = 1.5;
