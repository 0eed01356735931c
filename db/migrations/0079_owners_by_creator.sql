-- A role that is narrowed to some buildings sees whom it has entered, as long as they hold nothing.
create index owners_by_creator on app.owners (organization_id, created_by);
