-- Invoices that come as files: what was prepaid of them, and what somebody has to look at.

alter table app.expenses
  -- Of what the lines come to; the amount is the rest.
  add column prepaid_cents bigint not null default 0,
  add column problems      jsonb  not null default '[]',
  add constraint expenses_prepaid_not_negative check (prepaid_cents >= 0),
  add constraint expenses_problems_listed check (jsonb_typeof(problems) = 'array'),
  -- What is only kept so far may not say what it comes to.
  drop constraint expenses_amount_positive,
  add constraint expenses_amount_positive check (amount_cents > 0 or (amount_cents = 0 and status = 'Draft'));
