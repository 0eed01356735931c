import type { Addressee, Letterhead } from '#features/documents/letters/index.ts';
import type { BankAccountRow } from '#features/register/bank-accounts/index.ts';

/** Parts of a letter, to test its content. */

export const HEAD: Letterhead = {
  name: 'Résidence Les Érables',
  address: 'Rue Haute 12',
  postal_code: '1000',
  city: 'Bruxelles',
  enterprise_number: '0850243206',
  office_name: 'Gestion du Parc SRL',
  office_email: 'info@example.org',
  office_address: 'Avenue Louise 54',
  office_postal_code: '1050',
  office_city: 'Ixelles',
  office_phone: '+3225551234',
  office_enterprise_number: '0202239951',
  office_registration_number: '500123',
};

export const ACCOUNT: BankAccountRow = {
  organization_id: '0192a000-0000-7000-8000-000000000000',
  id: '0192a000-0000-7000-8000-000000000001',
  building_id: '0192a000-0000-7000-8000-000000000002',
  iban: 'BE68539007547034',
  bic: 'GKCCBEBB',
  holder: 'ACP Résidence Les Érables',
  account_code: '551',
  purpose: 'Working',
  created_by: '0192a000-0000-7000-8000-000000000003',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  version: 1,
  pending_iban: null,
  pending_bic: null,
  iban_requested_by: null,
  iban_requested_at: null,
};

export const ANNE: Addressee = {
  name: 'Anne Peeters',
  address: 'Avenue des Tilleuls 14 bte 3, 1050 Ixelles',
  language: 'fr',
};
