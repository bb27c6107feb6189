-- Under what the company itself knows a trip. Several may have the same.
alter table trips add column external_id text;

-- What a stay is called, and whether it is a country (0), a city (1) or a region (2), as its company wrote them; null where they follow from
-- its places, as everywhere else.
alter table destinations add column friendly_name text;
alter table destinations add column type smallint;

-- Pages of a company's trips, in their order.
create index trips_of_company on trips (company_id, created_at, id) where deleted_at is null;
