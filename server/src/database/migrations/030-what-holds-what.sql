-- What holds a record is rendered with it (resources/render-content.ts) and is found by these, as is whatever goes with one
-- that is removed.
create index disease_medications_medication on disease_medications (medication_id);
create index disease_vaccinations_vaccination on disease_vaccinations (vaccination_id);
create index country_comments_disease on country_comments (disease_id) where disease_id is not null;
create index country_comments_medication on country_comments (medication_id) where medication_id is not null;
create index country_comments_vaccination on country_comments (vaccination_id) where vaccination_id is not null;
create index alert_divisions_division on alert_divisions (country_division_id);
create index alert_regions_region on alert_regions (country_region_id);
create index advisory_divisions_division on advisory_divisions (country_division_id);
create index advisory_regions_region on advisory_regions (country_region_id);
create index alerts_origin on alerts (origin_alert_id) where origin_alert_id is not null;
create index alert_reads_alert on alert_reads (alert_id);
