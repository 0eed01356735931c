-- By when an owner is to pay what an entry made by hand debits to them. Beside the hash: it is no
-- fact of the books. Lines from before name none.
alter table app.journal_lines add column due_date date;
