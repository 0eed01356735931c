import { BankRule, CreateBankRule, ListBankRules, UpdateBankRule } from '#contract/bank-rules.ts';
import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { readRoute, routesOf, writeRoute } from '#platform/http/route.ts';
import { listRules } from './rule-repository.ts';
import { createRule, deleteRule, requireRule, updateRule } from './rules.ts';

export const bankRuleRoutes = routesOf('Bank statements', [
  readRoute({
    path: '/bank-rules',
    operationId: 'listBankRules',
    access: 'bank:read',
    summary: 'Rules by which transactions of banks are known, newest first',
    description: 'What one rule says of a transaction is certain; what two say differently is not.',
    query: ListBankRules,
    answer: Type.Array(ref(BankRule)),
    handler: (ctx, { query }) => listRules(ctx, query),
  }),
  writeRoute({
    method: 'POST',
    path: '/bank-rules',
    operationId: 'createBankRule',
    access: 'bank:write',
    summary: 'Say once what transactions are that come again',
    description:
      'All that the rule names must hold: the account of the other, words of the communication, the code of the bank. It books on an account, as costs and income by a key of the building or else General, or pays the one approved expense of a supplier that comes to the amount. A name alone never decides.',
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
    summary: 'One rule',
    description: 'Shows by what it knows transactions, and what they are.',
    answer: ref(BankRule),
    handler: (ctx, { params: { id } }) => requireRule(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/bank-rules/:id',
    operationId: 'updateBankRule',
    access: 'bank:write',
    summary: 'Change the named fields of a rule',
    description: 'Holds for transactions that nobody has booked; what it has booked stays.',
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
    summary: 'Delete a rule',
    description: 'What it has booked stays.',
    handler: (ctx, { params: { id } }) => deleteRule(ctx, id),
  }),
]);
