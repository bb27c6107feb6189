-- The job of these kinds that has waited longest, for whoever takes it: the first of each kind by `jobs_waiting`, however many wait behind it.
-- Planned each time: a plan kept from when there were few would read all of them.
create function take_job(kinds text[], moment timestamptz, lease timestamptz)
  returns table (id uuid, kind text, subject_id uuid, attempts integer, asked integer, leased_until timestamptz)
  language plpgsql as $$
begin
  -- Processes of before there were leases go by `due_at` alone: it moves with the lease.
  return query execute
    'update jobs set due_at = $3, leased_until = $3, attempts = jobs.attempts + 1
     where jobs.id = (
       select first.id from unnest($1) wanted(kind) cross join lateral (
         select waiting.id, waiting.due_at from jobs waiting
         where waiting.kind = wanted.kind and waiting.due_at <= $2 and waiting.died_at is null
           and (waiting.leased_until is null or waiting.leased_until <= $2)
         order by waiting.due_at limit 1 for update skip locked) first
       order by first.due_at limit 1)
     returning jobs.id, jobs.kind, jobs.subject_id, jobs.attempts, jobs.asked, jobs.leased_until'
    using kinds, moment, lease;
end $$;
