import { ConfirmIban } from '#contract/bank-accounts.ts';
import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CreateSupplier,
  ListSuppliers,
  MergeSupplier,
  Supplier,
  SupplierDuplicates,
  SupplierIban,
  UpdateSupplier,
} from '#contract/suppliers.ts';
import { readRoute, declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import {
  confirmIban,
  createSupplier,
  deleteSupplier,
  mergeSupplier,
  updateSupplier,
} from './commands.ts';
import { findDuplicates, listSuppliers } from './repository.ts';
import { listIbanHistory, requireSupplier, showSupplier, showSuppliers } from './supplier.ts';

const DEFAULTS_PROBLEMS = [
  'unknown_reference',
  'account_missing',
  'account_not_postable',
  'account_inactive',
  'duplicate',
] as const;

export const supplierRoutes = declareRoutes('Suppliers', [
  readRoute({
    path: '/suppliers',
    operationId: 'listSuppliers',
    access: 'suppliers:read',
    summary: 'List suppliers by name',
    description: 'Returns the suppliers of the organization.',
    rules: [
      '`q` searches name, enterprise number, IBAN and e-mail address.',
      '`iban_state=Unconfirmed` returns suppliers whose IBAN awaits a second person.',
    ],
    query: ListSuppliers,
    answer: Type.Array(ref(Supplier)),
    handler: async (ctx, { query }) => {
      const page = await listSuppliers(ctx.db, query);
      return { ...page, rows: await showSuppliers(ctx, page.rows) };
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/suppliers',
    operationId: 'createSupplier',
    access: 'suppliers:write',
    summary: 'Create a supplier',
    description: 'Creates a supplier; its IBAN can be paid once a second person has confirmed it.',
    rules: [
      'An expense with an unknown supplier name creates one as well.',
      'Refused: a name that exists already, ignoring case and spaces.',
    ],
    body: CreateSupplier,
    example: {
      name: 'Liftservice NV',
      enterprise_number: '0403.199.702',
      iban: 'BE68 5390 0754 7034',
      default_account_code: '61011',
      payment_days: 30,
    },
    status: 201,
    location: '/suppliers',
    answer: ref(Supplier),
    problems: [...DEFAULTS_PROBLEMS],
    handler: async (ctx, { body }) => showSupplier(ctx, await createSupplier(ctx, body)),
  }),
  readRoute({
    path: '/suppliers/duplicates',
    operationId: 'listSupplierDuplicates',
    access: 'suppliers:read',
    summary: 'List possible duplicate suppliers',
    description: 'Returns groups of suppliers that may be the same.',
    rules: [
      'Compared by enterprise number, and by name without accents, punctuation and legal form.',
      'The oldest supplier of each group comes first.',
      'At most 200 groups.',
    ],
    answer: Type.Array(ref(SupplierDuplicates)),
    handler: (ctx) => findDuplicates(ctx.db),
  }),
  readRoute({
    path: '/suppliers/:id',
    operationId: 'getSupplier',
    access: 'suppliers:read',
    summary: 'Get a supplier',
    description: 'Returns its bank account and the defaults for its invoices.',
    answer: ref(Supplier),
    handler: async (ctx, { params: { id } }) => showSupplier(ctx, await requireSupplier(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/suppliers/:id',
    operationId: 'updateSupplier',
    access: 'suppliers:write',
    summary: 'Update a supplier',
    description: 'Changes the fields that you send.',
    rules: [
      'A new IBAN cannot be paid until a second person has confirmed it.',
      'The previous IBAN is kept; its BIC is not carried over.',
      'A new name shows on existing expenses; journal entries keep the old name.',
    ],
    body: UpdateSupplier,
    example: { iban: 'BE62 5100 0754 7061' },
    answer: ref(Supplier),
    problems: [...DEFAULTS_PROBLEMS],
    handler: async (ctx, { params: { id }, body }) =>
      showSupplier(ctx, await updateSupplier(ctx, id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/suppliers/:id',
    operationId: 'deleteSupplier',
    access: 'suppliers:write',
    summary: 'Delete an unused supplier',
    description: 'Deletes a supplier that nothing refers to.',
    rules: ['Refused: a supplier with expenses, journal entries or merged suppliers.'],
    problems: ['in_use'],
    handler: (ctx, { params: { id } }) => deleteSupplier(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/suppliers/:id/confirm-iban',
    operationId: 'confirmSupplierIban',
    access: 'suppliers:confirm',
    summary: 'Confirm the IBAN of a supplier',
    description:
      'Allows payments to the IBAN after a check with the supplier through a known channel.',
    rules: [
      'Refused to the person who entered the IBAN, the first one included.',
      'Refused to a person whose role came from that person and is not confirmed.',
      'Refused (412): `iban`, if given, is not the IBAN that awaits confirmation.',
      'An IBAN from a mailed invoice needs two people: the first confirmation counts as its entry.',
    ],
    body: ConfirmIban,
    example: { iban: 'BE68 5390 0754 7034' },
    answer: ref(Supplier),
    problems: [
      'second_factor_required',
      'invalid_transition',
      'second_person_required',
      'approver_unconfirmed',
    ],
    handler: async (ctx, { params: { id }, body }) =>
      showSupplier(ctx, await confirmIban(ctx, id, body)),
  }),
  writeRoute({
    method: 'POST',
    path: '/suppliers/:id/merge',
    operationId: 'mergeSupplier',
    access: 'suppliers:write',
    summary: 'Merge a supplier into another',
    description: 'Moves its expenses to the other supplier and returns that one.',
    rules: [
      'Details that the other supplier lacks are taken over.',
      'The IBAN of the merged supplier is kept as a previous one.',
      'If the IBANs differ, the remaining one must be confirmed again by a second person.',
      'Journal entries keep the name that they were posted with.',
    ],
    body: MergeSupplier,
    example: { into_id: exampleIds.supplier },
    answer: ref(Supplier),
    problems: ['unknown_reference', 'same_supplier', 'other_enterprise'],
    handler: async (ctx, { params: { id }, body }) =>
      showSupplier(ctx, await mergeSupplier(ctx, id, body.into_id)),
  }),
  snapshotRoute({
    path: '/suppliers/:id/ibans',
    operationId: 'listSupplierIbans',
    access: 'suppliers:read',
    summary: 'List the IBANs of a supplier',
    description:
      'Returns the current and previous IBANs, current first, with who entered and who confirmed each.',
    answer: Type.Array(ref(SupplierIban)),
    handler: (ctx, { params: { id } }) => listIbanHistory(ctx, id),
  }),
]);
