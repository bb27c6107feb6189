export const serviceMemory = `
  -- What the background services must know after a kill, such as what the device was registered as. JSON.
  create table service_memory (
    name text primary key,
    value text not null
  ) without rowid;

  -- The last day on which the traveller was warned of an area.
  create table warned_areas (
    area text primary key,
    day text not null
  ) without rowid;
`;
