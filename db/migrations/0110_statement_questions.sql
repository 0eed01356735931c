-- Questions about a line of a statement: the row of the run that a ticket is about.

alter table app.tickets
  add column statement_id uuid,
  add column statement_line integer,
  add constraint tickets_statement_fk foreign key (organization_id, statement_id)
    references app.statement_runs (organization_id, id),
  add constraint tickets_statement_line_of_run check ((statement_id is null) = (statement_line is null));
create index tickets_of_statement on app.tickets (organization_id, statement_id) where statement_id is not null;
