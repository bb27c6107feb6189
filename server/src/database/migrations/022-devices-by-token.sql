-- A device needs nothing but its token.
alter table devices alter column platform drop not null;
