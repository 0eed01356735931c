import { relation } from '#platform/db/rows.ts';

/** Suppliers, including those that were merged into others. */
export const suppliers = relation('suppliers', [
  'id',
  'name',
  'email',
  'language',
  'enterprise_number',
  'iban',
  'iban_entered_at',
  'created_at',
  'merged_into_id',
]);

/** Former bank accounts of suppliers. */
export const supplierIbans = relation('supplier_ibans', ['supplier_id', 'iban', 'entered_at']);
