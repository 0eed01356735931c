-- The financial year that an entry of a later year corrects, by the year in which it ends, on the entry and
-- on its costs. Statements list these costs under earlier years.

alter table app.journal_entries
  add column corrects_fiscal_year integer,
  add constraint journal_entries_corrected_year_in_range check (corrects_fiscal_year between 1900 and 2200);
alter table app.cost_lines
  add column corrects_fiscal_year integer,
  add constraint cost_lines_corrected_year_in_range check (corrects_fiscal_year between 1900 and 2200);
