import {
  BankAccount,
  ConfirmIban,
  CreateBankAccount,
  UpdateBankAccount,
} from '#contract/bank-accounts.ts';
import { Type, ref } from '#contract/common.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { requireBankAccount, showBankAccount, showBankAccounts } from './bank-account.ts';
import {
  confirmAssociationIban,
  createBankAccount,
  deleteBankAccount,
  updateBankAccount,
} from './commands.ts';
import { listBankAccounts, visibleAccounts } from './repository.ts';

export const bankAccountRoutes = declareRoutes('Bank accounts', [
  snapshotRoute({
    path: '/buildings/:id/bank-accounts',
    operationId: 'listBankAccounts',
    access: 'funds:read',
    summary: 'List the bank accounts of a building',
    description: 'Returns the accounts, oldest first.',
    rules: [
      'Letters name the oldest account whose purpose fits the fund.',
      'Owners do not see an IBAN that awaits confirmation.',
    ],
    answer: Type.Array(ref(BankAccount)),
    handler: async (ctx, { params: { id } }) => {
      await requireBuilding(ctx, id);
      return showBankAccounts(ctx, await listBankAccounts(ctx.db, id, visibleAccounts(ctx)));
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/bank-accounts',
    operationId: 'createBankAccount',
    access: 'funds:write',
    summary: 'Add a bank account',
    description: 'Adds a bank account and links it to an account of the chart.',
    rules: [
      'Allowed: accounts under 55 that take entries, or 53 for a term deposit.',
      'Default purpose: Reserve for 550 and 53, else Working.',
      'Letters never name a term deposit.',
      'Letters name it at once if the building has no other account or has sent no call for funds.',
      'Otherwise a second person confirms its IBAN first; council and auditors are alerted.',
      'Refused: an IBAN that the building already has.',
    ],
    body: CreateBankAccount,
    example: {
      iban: 'BE68 5390 0754 7034',
      bic: 'GKCCBEBB',
      holder: 'Association Linden Court',
      account_code: '551',
    },
    status: 201,
    location: '/bank-accounts',
    answer: ref(BankAccount),
    problems: [
      'invalid_account',
      'account_missing',
      'account_not_postable',
      'account_inactive',
      'duplicate',
    ],
    handler: async (ctx, { params, body }) =>
      showBankAccount(ctx, await createBankAccount(ctx, params.id, body)),
  }),
  snapshotRoute({
    path: '/bank-accounts/:id',
    operationId: 'getBankAccount',
    access: 'funds:read',
    summary: 'Get a bank account',
    description: 'Returns its IBAN, its holder and its account in the chart.',
    answer: ref(BankAccount),
    handler: async (ctx, { params: { id } }) =>
      showBankAccount(ctx, await requireBankAccount(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/bank-accounts/:id',
    operationId: 'updateBankAccount',
    access: 'funds:write',
    summary: 'Update a bank account',
    description:
      'Changes the fields that you send; each change of an IBAN is kept in the audit log.',
    rules: [
      'Another IBAN is `pending_iban` until a second person has confirmed it; letters name the former one.',
      'Council and auditors are alerted to it.',
      'A new IBAN does not keep the former BIC.',
      'Sending the IBAN in force withdraws the one that awaits confirmation.',
      'Payments keep the account of the chart on which they were booked.',
    ],
    body: UpdateBankAccount,
    example: { purpose: 'Reserve' },
    answer: ref(BankAccount),
    problems: [
      'invalid_account',
      'account_missing',
      'account_not_postable',
      'account_inactive',
      'duplicate',
    ],
    handler: async (ctx, { params, body }) =>
      showBankAccount(ctx, await updateBankAccount(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/bank-accounts/:id/confirm-iban',
    operationId: 'confirmBankAccountIban',
    access: 'bank-accounts:confirm',
    summary: 'Confirm the IBAN of a building',
    description:
      'Puts the IBAN that another person entered into force; letters name it from now on.',
    rules: [
      'Refused to the person who entered the IBAN.',
      'Refused to a person whose role came from that person and is not confirmed.',
      'Refused (412): `iban`, if given, is not the IBAN that awaits confirmation.',
      'Council and auditors are alerted.',
    ],
    body: ConfirmIban,
    example: { iban: 'BE68 5390 0754 7034' },
    answer: ref(BankAccount),
    problems: [
      'second_factor_required',
      'invalid_transition',
      'second_person_required',
      'approver_unconfirmed',
      'duplicate',
    ],
    handler: async (ctx, { params, body }) =>
      showBankAccount(ctx, await confirmAssociationIban(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/bank-accounts/:id',
    operationId: 'deleteBankAccount',
    access: 'funds:write',
    summary: 'Delete an unused bank account',
    description: 'Deletes a bank account that no payment uses.',
    rules: ['Refused: the only account of a building that has sent calls for funds.'],
    problems: ['in_use'],
    handler: (ctx, { params }) => deleteBankAccount(ctx, params.id),
  }),
]);
