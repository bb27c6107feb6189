-- The language in which a traveller last wrote to the service, by `Accept-Language`; see words/languages.ts.
alter table travellers add column spoken_language text;
