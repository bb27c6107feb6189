export const passPictures = `
  -- A pass of which only the picture is kept, because its code could not be read. It stands last, so that what is listed is read without it.
  create table passes_anew (
    n integer primary key,
    segment_id text not null,
    code text,
    format text,
    kept_at text not null,
    width integer,
    height integer,
    picture text,
    unique (segment_id, code),
    check ((code is null) <> (picture is null))
  );
  insert into passes_anew (n, segment_id, code, format, kept_at)
    select n, segment_id, code, format, kept_at from boarding_passes;
  drop table boarding_passes;
  alter table passes_anew rename to boarding_passes;
`;
