-- The rows of a frozen run, a hundred thousand in a large building, are kept by owner and lot: one list for
-- each instead of a table row for each charge. What rows have in common is kept once.

-- A line, or the works of a decision, with what its rows in a run have in common.
create table app.statement_subjects (
  organization_id      uuid not null,
  statement_id         uuid not null,
  -- Rows name it by this number.
  number               integer not null,
  -- Null: the works of a decision.
  line_id              uuid,
  decision_id          uuid,
  -- The run that settled these works first.
  works_run_id         uuid,
  account_code         text collate "C" not null,
  nature               text not null,
  -- One key, or those of all lines of the works.
  distribution_key_ids jsonb not null,
  total_weight         text,
  total_days           integer,
  period_from          date,
  period_to            date,
  origin               text not null,
  primary key (organization_id, statement_id, number),
  constraint statement_subjects_statement_fk foreign key (organization_id, statement_id)
    references app.statement_runs (organization_id, id),
  constraint statement_subjects_line_or_works check (line_id is not null or decision_id is not null),
  constraint statement_subjects_nature_known check (nature in ('Ordinary', 'Extraordinary')),
  constraint statement_subjects_origin_known check (origin in ('Period', 'EarlierPeriod', 'Withdrawn', 'Renewed'))
);
call app.wall_off('statement_subjects', 'select, insert');

-- Charges of the owner in the lot, in order: [place in the run, number of the subject, number of the lot as it
-- was then, weight, share, days, consumption, cents, cents of VAT, recoverable cents]. The hash of the run
-- covers them by their place.
alter table app.statement_owner_units add column rows jsonb not null default '[]';

create temporary table kept_subjects on commit drop as
  select kept.*, dense_rank() over (partition by organization_id, statement_id
      order by line_id, decision_id, works_run_id, account_code, nature, distribution_key_ids, total_weight,
        total_days, period_from, period_to, origin)::integer as subject
  from app.statement_rows as kept;

insert into app.statement_subjects (organization_id, statement_id, number, line_id, decision_id, works_run_id,
    account_code, nature, distribution_key_ids, total_weight, total_days, period_from, period_to, origin)
  select distinct on (organization_id, statement_id, subject) organization_id, statement_id, subject, line_id,
    decision_id, works_run_id, account_code, nature, distribution_key_ids, total_weight, total_days, period_from,
    period_to, origin
  from kept_subjects order by organization_id, statement_id, subject;

update app.statement_owner_units as unit set rows = own.rows
  from (select organization_id, statement_id, owner_id, unit_id,
      jsonb_agg(jsonb_build_array(row_number, subject, unit_number, weight, share, days, consumption,
        amount_cents, vat_cents, recoverable_cents) order by row_number) as rows
    from kept_subjects group by organization_id, statement_id, owner_id, unit_id) as own
  where unit.organization_id = own.organization_id and unit.statement_id = own.statement_id
    and unit.owner_id = own.owner_id and unit.unit_id = own.unit_id;

drop table app.statement_rows;
