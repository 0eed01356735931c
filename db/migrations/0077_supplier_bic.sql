-- Files of invoices brought texts that are no BIC; with one of them a bank refuses the file of a batch.

update app.suppliers set bic = null
  where bic !~ '^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$';

alter table app.suppliers add constraint suppliers_bic_formed
  check (bic ~ '^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$');
