-- Tickets: what is broken or asked for in a building, and what became of it.

create table app.tickets (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  unit_id         uuid,
  -- The owner who opened it, where it was one; else the office.
  owner_id        uuid,
  title           text not null,
  description     text not null,
  category        text not null,
  priority        text not null,
  status          text not null,
  assignee_id     uuid,
  resolution      text,
  cancellation_reason text,
  -- The expense that came of it.
  expense_id      uuid,
  resolved_at     timestamptz,
  created_by      uuid not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  search_text     text generated always as (app.search_form(title || e'\n' || description)) stored,
  primary key (organization_id, id),
  constraint tickets_status_known check (status in ('Open', 'InProgress', 'Resolved', 'Closed', 'Cancelled')),
  constraint tickets_priority_known check (priority in ('Low', 'Medium', 'High', 'Critical')),
  constraint tickets_category_known check (category in ('Plumbing', 'Electricity', 'Heating', 'Elevator', 'Roof',
    'CommonAreas', 'Cleaning', 'Security', 'Neighbours', 'Administration', 'Other')),
  constraint tickets_cancelled_with_reason check ((status = 'Cancelled') = (cancellation_reason is not null)),
  constraint tickets_resolved_when check ((status in ('Resolved', 'Closed')) = (resolved_at is not null)),
  constraint tickets_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint tickets_unit_fk foreign key (organization_id, unit_id)
    references app.units (organization_id, id),
  constraint tickets_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id),
  constraint tickets_expense_fk foreign key (organization_id, expense_id)
    references app.expenses (organization_id, id) on delete set null (expense_id)
);
create index tickets_by_creation on app.tickets (organization_id, created_at, id);
create index tickets_of_building on app.tickets (organization_id, building_id, status, created_at, id);
create index tickets_by_status on app.tickets (organization_id, status, created_at, id);
create index tickets_of_assignee on app.tickets (organization_id, assignee_id, status)
  where assignee_id is not null;
create index tickets_of_owner on app.tickets (organization_id, owner_id) where owner_id is not null;
create index tickets_of_unit on app.tickets (organization_id, unit_id) where unit_id is not null;
create index tickets_of_expense on app.tickets (organization_id, expense_id) where expense_id is not null;
create index tickets_search on app.tickets (organization_id, id) include (search_text);
call app.wall_off('tickets', 'select, insert, update');

create table app.ticket_comments (
  organization_id uuid not null,
  id              uuid not null,
  ticket_id       uuid not null,
  author_id       uuid not null,
  -- As it was called when it was written.
  author_name     text not null,
  body            text not null,
  -- Shown to the office and the board alone.
  is_internal     boolean not null,
  created_at      timestamptz not null,
  primary key (organization_id, id),
  constraint ticket_comments_ticket_fk foreign key (organization_id, ticket_id)
    references app.tickets (organization_id, id)
);
create index ticket_comments_of_ticket on app.ticket_comments (organization_id, ticket_id, created_at, id);
call app.wall_off('ticket_comments', 'select, insert');

create table app.ticket_events (
  organization_id uuid not null,
  id              uuid not null,
  ticket_id       uuid not null,
  event           text not null,
  actor_id        uuid not null,
  details         jsonb not null,
  occurred_at     timestamptz not null,
  primary key (organization_id, id),
  constraint ticket_events_event_known check (event in ('Created', 'Changed', 'Assigned', 'Started', 'Resolved',
    'Closed', 'Reopened', 'Cancelled')),
  constraint ticket_events_ticket_fk foreign key (organization_id, ticket_id)
    references app.tickets (organization_id, id)
);
create index ticket_events_of_ticket on app.ticket_events (organization_id, ticket_id, occurred_at, id);
call app.wall_off('ticket_events', 'select, insert');

-- Photographs and quotes: seen by whoever sees the ticket.
alter table app.documents
  add column ticket_id uuid,
  add constraint documents_ticket_fk foreign key (organization_id, ticket_id)
    references app.tickets (organization_id, id);
create index documents_of_ticket on app.documents (organization_id, ticket_id) where ticket_id is not null;
