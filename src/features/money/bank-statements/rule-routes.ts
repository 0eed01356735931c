import { BankRule, CreateBankRule, ListBankRules, UpdateBankRule } from '#contract/bank-rules.ts';
import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { readRoute, declareRoutes, writeRoute } from '#platform/http/route.ts';
import { listRules } from './rule-repository.ts';
import { createRule, deleteRule, requireRule, updateRule } from './rules.ts';

export const bankRuleRoutes = declareRoutes('Bank statements', [
  readRoute({
    path: '/bank-rules',
    operationId: 'listBankRules',
    access: 'bank:read',
    summary: 'List bank rules, newest first',
    description: 'Returns the rules that recognize transactions.',
    rules: ['A match of one rule is certain; contradicting rules are not.'],
    query: ListBankRules,
    answer: Type.Array(ref(BankRule)),
    handler: (ctx, { query }) => listRules(ctx, query),
  }),
  writeRoute({
    method: 'POST',
    path: '/bank-rules',
    operationId: 'createBankRule',
    access: 'bank:write',
    summary: 'Create a bank rule',
    description: 'Creates a rule that recognizes recurring transactions.',
    rules: [
      'All conditions must match: account of the other party, words, transaction code of the bank.',
      'Books on an account by a key, by default General.',
      'Or pays the one approved expense of a supplier with that amount.',
      'Refused: a rule by name only.',
    ],
    body: CreateBankRule,
    example: {
      building_id: exampleIds.building,
      counterparty_iban: 'BE62 5100 0754 7061',
      account_code: '6107',
    },
    status: 201,
    location: '/bank-rules',
    answer: ref(BankRule),
    problems: ['unknown_reference', 'invalid_bank_rule', 'account_missing'],
    handler: (ctx, { body }) => createRule(ctx, body),
  }),
  readRoute({
    path: '/bank-rules/:id',
    operationId: 'getBankRule',
    access: 'bank:read',
    summary: 'Get a bank rule',
    description: 'Returns its conditions and what it books.',
    answer: ref(BankRule),
    handler: (ctx, { params: { id } }) => requireRule(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/bank-rules/:id',
    operationId: 'updateBankRule',
    access: 'bank:write',
    summary: 'Update a bank rule',
    description: 'Changes the fields that you send, for transactions that are not booked yet.',
    body: UpdateBankRule,
    example: { communication_part: 'ASSURANCE' },
    answer: ref(BankRule),
    problems: ['unknown_reference', 'invalid_bank_rule', 'account_missing'],
    handler: (ctx, { params: { id }, body }) => updateRule(ctx, id, body),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/bank-rules/:id',
    operationId: 'deleteBankRule',
    access: 'bank:write',
    summary: 'Delete a bank rule',
    description: 'Deletes the rule; its bookings remain.',
    handler: (ctx, { params: { id } }) => deleteRule(ctx, id),
  }),
]);
