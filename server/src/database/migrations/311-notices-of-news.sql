-- Who was told of news is found by it when it is removed or changed (jobs/forget-removed.ts, jobs/take-back-changed.ts).
lock table notices in access exclusive mode;
create index notices_news on notices (subject_id) where type in (110, 111, 120, 121);
drop index notices_rule;
