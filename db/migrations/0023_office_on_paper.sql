-- What letters and reports say of the office that runs a building.
alter table auth.organizations
  add column address text,
  add column postal_code text,
  add column city text,
  add column phone text,
  -- Of the institute of real estate professionals (IPI, BIV).
  add column registration_number text;
