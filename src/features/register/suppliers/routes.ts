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
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import {
  confirmIban,
  createSupplier,
  deleteSupplier,
  mergeSupplier,
  updateSupplier,
} from './commands.ts';
import { findDuplicates, listSuppliers } from './repository.ts';
import { ibanHistory, requireSupplier, toSupplier } from './supplier.ts';

const DEFAULTS_PROBLEMS = [
  'unknown_reference',
  'account_missing',
  'account_not_postable',
  'account_inactive',
  'duplicate',
] as const;

export const supplierRoutes = routesOf('Suppliers', [
  readRoute({
    path: '/suppliers',
    operationId: 'listSuppliers',
    access: 'suppliers:read',
    summary: 'Suppliers by name',
    description:
      'Those of the whole organization. `q` finds a part of the name, the enterprise number, the IBAN or the e-mail; `iban_state=Unconfirmed` those whose account waits for a second person.',
    query: ListSuppliers,
    answer: Type.Array(ref(Supplier)),
    handler: async (ctx, { query }) =>
      mapPage(await listSuppliers(ctx.db, query), (row) => toSupplier(ctx, row)),
  }),
  writeRoute({
    method: 'POST',
    path: '/suppliers',
    operationId: 'createSupplier',
    access: 'suppliers:write',
    summary: 'Enter a supplier',
    description:
      'An expense that names an unknown supplier enters it as well. Refuses a name that is there already, case and blanks aside. The account is paid nothing until a second person has confirmed it.',
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
    handler: async (ctx, { body }) => toSupplier(ctx, await createSupplier(ctx, body)),
  }),
  readRoute({
    path: '/suppliers/duplicates',
    operationId: 'listSupplierDuplicates',
    access: 'suppliers:read',
    summary: 'Suppliers who may be one',
    description:
      'Those with the same enterprise number, and those whose names are spelled alike: accents, signs and the legal form aside. The oldest of each stands first; 200 proposals at most.',
    answer: Type.Array(ref(SupplierDuplicates)),
    handler: (ctx) => findDuplicates(ctx.db),
  }),
  readRoute({
    path: '/suppliers/:id',
    operationId: 'getSupplier',
    access: 'suppliers:read',
    summary: 'One supplier',
    description: 'Shows where they are paid, and what their invoices are usually about.',
    answer: ref(Supplier),
    handler: async (ctx, { params: { id } }) => toSupplier(ctx, await requireSupplier(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/suppliers/:id',
    operationId: 'updateSupplier',
    access: 'suppliers:write',
    summary: 'Change the named fields of a supplier',
    description:
      'Another IBAN is paid nothing until a second person has confirmed it; the former one is kept, and its BIC does not go with the new one. Another name stands on the expenses from now on, while entries keep theirs.',
    body: UpdateSupplier,
    example: { iban: 'BE62 5100 0754 7061' },
    answer: ref(Supplier),
    problems: [...DEFAULTS_PROBLEMS],
    handler: async (ctx, { params: { id }, body }) =>
      toSupplier(ctx, await updateSupplier(ctx, id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/suppliers/:id',
    operationId: 'deleteSupplier',
    access: 'suppliers:write',
    summary: 'Delete a supplier whom nothing names',
    description: 'Refuses while an expense, an entry or a supplier merged into it names it.',
    problems: ['in_use'],
    handler: (ctx, { params: { id } }) => deleteSupplier(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/suppliers/:id/confirm-iban',
    operationId: 'confirmSupplierIban',
    access: 'suppliers:confirm',
    summary: 'Confirm where a supplier is paid',
    description:
      'By another person than who entered it, the first account too, after asking the supplier through a channel that is known. An account that came by mail takes two: the first who confirms it counts as who entered it.',
    answer: ref(Supplier),
    problems: ['invalid_transition', 'second_person_required'],
    handler: async (ctx, { params: { id } }) => toSupplier(ctx, await confirmIban(ctx, id)),
  }),
  writeRoute({
    method: 'POST',
    path: '/suppliers/:id/merge',
    operationId: 'mergeSupplier',
    access: 'suppliers:write',
    summary: 'Merge a supplier into another one',
    description:
      'Its expenses become the other’s, and so does what the other does not say; its account is kept among the former ones. Where both were not paid on one account, the one that stands has to be confirmed by a second person again. Answers the other one; entries keep the name that they were posted with.',
    body: MergeSupplier,
    example: { into_id: exampleIds.supplier },
    answer: ref(Supplier),
    problems: ['unknown_reference', 'same_supplier', 'other_enterprise'],
    handler: async (ctx, { params: { id }, body }) =>
      toSupplier(ctx, await mergeSupplier(ctx, id, body.into_id)),
  }),
  snapshotRoute({
    path: '/suppliers/:id/ibans',
    operationId: 'listSupplierIbans',
    access: 'suppliers:read',
    summary: 'Where a supplier is paid, and was before',
    description: 'The present account first, each with who entered and who confirmed it.',
    answer: Type.Array(ref(SupplierIban)),
    handler: (ctx, { params: { id } }) => ibanHistory(ctx, id),
  }),
]);
