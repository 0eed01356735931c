-- Suppliers with a BIC, with what files of invoices brought in its place, and without one.
insert into auth.organizations (id, name, contact_email)
  values ('00000000-0000-7000-8000-000000000001', 'Office', 'office@example.org');
insert into app.suppliers (organization_id, id, name, bic)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), name, bic
  from (values ('Eight', 'GKCCBEBB'), ('Eleven', 'GKCCBEBBXXX'), ('Blanks', 'GKCC BE BB'), ('Small', 'gkccbebb'),
    ('Bank', 'BELFIUS'), ('None', null)) as given (name, bic);
