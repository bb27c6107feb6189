export const boardingPasses = `
  -- Boarding passes that a traveller keeps with a flight. They never leave the device; a flight that is told anew leaves them as they are.
  create table boarding_passes (
    n integer primary key,
    segment_id text not null,
    code text not null,
    format text not null,
    kept_at text not null,
    unique (segment_id, code)
  );
`;
