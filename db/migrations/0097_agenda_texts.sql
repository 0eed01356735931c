-- The titles of usual agenda items are kept by key, so that they follow the language of the reader.
-- Items of before keep the words that were saved.
alter table app.agenda_items
  add column text_key text,
  add constraint agenda_items_text_key_known check (text_key in ('quorum', 'bureau', 'council_report', 'auditor_report', 'accounts', 'discharge_syndic', 'discharge_council', 'discharge_auditor', 'contracts', 'works', 'budget', 'reserve', 'quotes', 'syndic', 'council', 'auditor', 'payments', 'reading'));
