export const passPictures = `
  -- A pass of which only the picture is kept, because its code could not be read. It stands last, so that what is listed is read without it.
  alter table boarding_passes rename to passes_before;
  create table boarding_passes (
    n integer primary key,
    segment_id text not null,
    code text,
    format text,
    kept_at text not null,
    width integer,
    height integer,
    picture text,
    unique (segment_id, code),
    check (code is not null or picture is not null)
  );
  insert into boarding_passes (n, segment_id, code, format, kept_at)
    select n, segment_id, code, format, kept_at from passes_before;
  drop table passes_before;
`;
