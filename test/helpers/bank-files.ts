import { writeCoda, type WrittenMovement, type WrittenStatement } from './coda-writer.ts';
import { multipart } from './multipart.ts';
import {
  call,
  must,
  type Answer,
  type Caller,
  type Json,
  type Tenant,
  type TestApp,
} from './test-app.ts';

/** IBAN of the fixtures' current account. */
export const IBAN = 'BE68539007547034';

export function aStatement(
  movements: readonly WrittenMovement[] = [],
  changes: Partial<WrittenStatement> = {},
): WrittenStatement {
  const statement = { iban: IBAN, number: 1, date: '2026-03-02', opening_cents: 100_000 };
  return { ...statement, movements, ...changes };
}

/** Makes a payment received, in euro. */
export function received(amount: number, changes: Partial<WrittenMovement> = {}): WrittenMovement {
  return { amount_cents: Math.round(amount * 100), booked_on: '2026-03-02', ...changes };
}

export function aBankFile(
  ...statements: readonly [WrittenStatement, ...WrittenStatement[]] | readonly []
): Uint8Array {
  return Buffer.from(writeCoda(statements.length === 0 ? [aStatement()] : statements), 'latin1');
}

export async function sendBankFile(
  test: TestApp,
  as: Pick<Caller, 'token'>,
  content: Uint8Array,
  {
    path = '/bank-statements',
    headers = {},
  }: { path?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const form = await multipart({}, { name: 'bank.cod', content });
  return call(test.app, 'POST', path, {
    headers: { ...form.headers, authorization: `Bearer ${as.token}`, ...headers },
    body: form.body,
  });
}

/** Imports a statement with one line, and returns its transaction. */
export type BankLines = (amount: number, more?: Partial<WrittenMovement>) => Promise<Json>;

/** Makes consecutive statements, on the first days of March unless a line says otherwise. */
export function bankLines(
  test: TestApp,
  { accountant, auditor }: Pick<Tenant, 'accountant' | 'auditor'>,
): BankLines {
  let [number, opening_cents] = [0, 0];
  return async (amount, { booked_on, ...more } = {}) => {
    number += 1;
    const date = booked_on ?? `2026-03-0${number}`;
    const movement = received(amount, { booked_on: date, ...more });
    const file = aBankFile(aStatement([movement], { number, opening_cents, date }));
    opening_cents += movement.amount_cents;
    const { statements } = must(await sendBankFile(test, accountant, file), 201);
    const path = `/bank-transactions?statement_id=${statements[0].id}`;
    return must(await auditor.get(path), 200)[0];
  };
}

export interface BankFixture {
  readonly statementId: string;
  readonly transactionId: string;
  readonly ruleId: string;
}

/** Imports a statement of the fixtures' current account with a payment, and adds a rule. */
export async function aBankFixture(test: TestApp, accountant: Caller): Promise<BankFixture> {
  const file = aBankFile(aStatement([received(10)], { number: 900, date: '2026-01-05' }));
  const { statements } = must(await sendBankFile(test, accountant, file), 201);
  const [transaction] = must(await accountant.get('/bank-transactions'), 200);
  const { building_id } = transaction;
  const rule = { building_id, code: '00415000', account_code: '6107' };
  const { id: ruleId } = must(await accountant.post('/bank-rules', rule), 201);
  return { statementId: statements[0].id, transactionId: transaction.id, ruleId };
}
