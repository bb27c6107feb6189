-- News that was removed before left behind who was told of it: that goes as what is removed from now on.
insert into removed_news (id, removed_at)
select distinct told.subject_id, now() from notices told
where told.type in (110, 111, 120, 121)
  and not exists (select 1 from alerts where alerts.id = told.subject_id)
  and not exists (select 1 from advisories where advisories.id = told.subject_id)
  and not exists (select 1 from entry_requirements where entry_requirements.id = told.subject_id)
on conflict do nothing;
