-- Partners are told of events in their order: that in which they became whole. Several may bear the same time.
alter table events add column position bigint generated always as identity;
