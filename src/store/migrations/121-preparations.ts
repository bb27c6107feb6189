export const preparations = `
  -- What a traveller has seen to before a trip or a country, or said of it. It never leaves the device.
  create table preparations (
    n integer primary key,
    subject text not null,
    item text not null,
    day text not null,
    unique (subject, item)
  );
`;
