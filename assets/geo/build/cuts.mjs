/**
 * Areas that ISO 3166 and the United Nations count to another country than the one that holds them, and that country-coder
 * does not keep apart. Each line was drawn for this table; its ends are corners of country-coder's border, or lie on it.
 * @type {{ from: string, to: string, line: number[][], within: number[] }[]}
 */
export const CUTS = [
  {
    // Western Sahara begins at 27° 40' north.
    from: 'MA',
    to: 'EH',
    line: [
      [-8.77527, 27.66663],
      [-13.1, 27.66667],
      [-14.4, 27.66667],
    ],
    within: [-13.2, 27.1],
  },
  {
    // The Golan Heights, along the line of 1923.
    from: 'IL',
    to: 'SY',
    line: [
      [35.62283, 33.24226],
      [35.656, 33.248],
      [35.666, 33.24],
      [35.662, 33.22],
      [35.672, 33.17],
      [35.665, 33.12],
      [35.643, 33.07],
      [35.628, 33.01],
      [35.622, 32.94],
      [35.62, 32.89],
      [35.64, 32.87],
      [35.65, 32.83],
      [35.654, 32.8],
      [35.652, 32.77],
      [35.645, 32.74],
      [35.64, 32.72],
      [35.656, 32.705],
      [35.68467, 32.70715],
    ],
    within: [35.78, 33.1],
  },
  {
    // East Jerusalem, along the line of 1949.
    from: 'IL',
    to: 'PS',
    line: [
      [35.18603, 31.80901],
      [35.199, 31.803],
      [35.2105, 31.8035],
      [35.2175, 31.8005],
      [35.2235, 31.7945],
      [35.2265, 31.788],
      [35.2255, 31.7815],
      [35.227, 31.7765],
      [35.2272, 31.7712],
      [35.23, 31.77],
      [35.2315, 31.767],
      [35.23, 31.763],
      [35.23, 31.756],
      [35.228, 31.748],
      [35.227, 31.74],
      [35.222, 31.734],
      [35.215, 31.731],
      [35.207, 31.744],
      [35.193, 31.745],
      [35.18, 31.74],
      [35.16478, 31.73242],
    ],
    within: [35.234, 31.777],
  },
];
