-- Who takes no part in the vote on an item: who serves by contract on it (Civil Code, art. 3.87 §9).

create table app.agenda_item_exclusions (
  organization_id uuid not null,
  agenda_item_id  uuid not null,
  owner_id        uuid not null,
  primary key (organization_id, agenda_item_id, owner_id),
  constraint agenda_item_exclusions_item_fk foreign key (organization_id, agenda_item_id)
    references app.agenda_items (organization_id, id) on delete cascade,
  constraint agenda_item_exclusions_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id)
);
create index agenda_item_exclusions_of_owner on app.agenda_item_exclusions (organization_id, owner_id);
call app.wall_off('agenda_item_exclusions', 'select, insert, delete');
