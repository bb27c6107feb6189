/** The preference has another name now; without this, a traveller would be told that nothing is new. */
export const visits = `update preferences set name = 'visits' where name = 'looks';`;
