-- What all tenants share refers to no table of a tenant, so that the two may lie on different servers.
-- That a role names an owner who exists is held by the owner's row, which whoever gives the role locks.
alter table auth.role_assignments drop constraint role_assignments_owner_fk;
