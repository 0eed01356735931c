-- A claim names the process that made it, whose lock shows whether it is alive (platform/http/claim-holder.ts).
-- A key that was claimed before is taken for one of a process that died: this version replaces it.

alter table app.idempotency_keys add column holder uuid;
