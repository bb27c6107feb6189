-- When an endpoint was last turned on again. An attempt that began before says nothing of the server that was mended meanwhile.
alter table webhook_endpoints add column resumed_at timestamptz;
