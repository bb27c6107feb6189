/** How serious something is, from good to bad. */
export type Tone = 'safe' | 'low' | 'medium' | 'high';
