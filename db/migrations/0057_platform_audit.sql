-- What is done on the platform, and in an account of one's own, belongs to no organization: it is one
-- more chain, under the nil UUID.
alter table app.audit_log drop constraint audit_log_organization_id_fkey;
alter table app.audit_heads drop constraint audit_heads_organization_id_fkey;
