import type { CreateAccount, UpdateAccount } from '#contract/accounts.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { checkAccountCode, isBankAccountCode, type AccountType } from '#domain/ledger/account.ts';
import { getNormalSide } from '#domain/ledger/normal-balance.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import { withFieldPointers, creationColumns } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { deleteRow, insertRow, lockRow, updateRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { toPercentColumn } from './account.ts';
import {
  adoptDescendants,
  findByCode,
  findPlace,
  findUse,
  turnIntoHeading,
  type ParentAccount,
} from './repository.ts';

/*
 * Each change is made while the ledger is locked: an entry is posted to the chart as it was before or
 * after, never in between.
 */

/**
 * Adds an account below the named parent, else below the longest existing code that its own begins with.
 * A parent that allowed postings becomes a heading, unless it is a bank account; refused while it has
 * entries.
 */
export async function createAccount(
  ctx: TenantContext,
  { db }: LockedLedger,
  input: CreateAccount,
): Promise<Row<'accounts'>> {
  const { labels, parent_code: parentCode, recoverable_percent, ...fields } = input;
  const [existing, place] = await Promise.all([
    findByCode(db, fields.code),
    findPlace(db, fields.code, parentCode ?? undefined),
  ]);
  // A duplicate is reported before other faults: an existing account needs no correction.
  if (existing !== undefined) {
    throw new DomainError('duplicate', { what: 'code', pointer: '/body/code' });
  }
  checkClass(fields.code, fields.account_type);
  if (typeof parentCode === 'string') requireParent(parentCode, place.parent);
  if (fields.postable === true && place.has_descendants) {
    throw new DomainError('account_not_postable', {
      account_code: fields.code,
      pointer: '/body/postable',
    });
  }
  const row = await insertRow(db, 'accounts', {
    id: ctx.newId(),
    is_active: true,
    postable: !place.has_descendants,
    normal_balance: getNormalSide(fields.account_type),
    ...fields,
    ...labelColumns(labels),
    recoverable_percent: toPercentColumn(recoverable_percent),
    parent_code: place.parent?.code ?? null,
    ...creationColumns(ctx),
  });
  await headParent(db, place.parent, ctx.now);
  if (place.has_descendants) await adoptDescendants(db, row.code, ctx.now);
  return row;
}

function checkClass(code: string, accountType: AccountType): void {
  withFieldPointers({ account_class_mismatch: '/body/account_type' }, () =>
    checkAccountCode(code, accountType),
  );
}

function requireParent(parentCode: string, parent: ParentAccount | null): void {
  if (parent === null)
    throw new DomainError('invalid_parent', {
      parent_code: parentCode,
      pointer: '/body/parent_code',
    });
}

/**
 * Makes the parent a heading without entries: its own would be counted beside those below it. A bank
 * account stays postable.
 */
async function headParent(
  db: Connection,
  parent: ParentAccount | null,
  now: string,
): Promise<void> {
  if (parent === null || !parent.postable || isBankAccountCode(parent.code)) return;
  if (parent.has_entries) throw inUse('/body/parent_code');
  await turnIntoHeading(db, parent.code, now);
}

function inUse(pointer: string): DomainError {
  return new DomainError('in_use', { what: 'account', pointer });
}

function labelColumns(labels: CreateAccount['labels']) {
  return { label_fr: labels?.fr, label_nl: labels?.nl, label_de: labels?.de, label_en: labels?.en };
}

/**
 * Changes the given fields. Name, labels, is_active and the settings of costs may always change. The fields that reports are
 * built on (account_type, normal_balance, postable) may change only until the account has entries, and an
 * account with others below it remains a heading: in_use. The code never changes.
 */
export async function updateAccount(
  ctx: TenantContext,
  { db }: LockedLedger,
  id: string,
  input: UpdateAccount,
): Promise<Row<'accounts'>> {
  const account = matching(ctx, found(await lockRow(db, 'accounts', id), 'account', id));
  const { labels, parent_code: parentCode, recoverable_percent, ...fields } = input;
  const isMoved = parentCode !== undefined && parentCode !== account.parent_code;
  const [use, place] = await Promise.all([
    findUse(db, account.code),
    isMoved ? findPlace(db, account.code, parentCode ?? undefined) : undefined,
  ]);
  for (const name of ['account_type', 'normal_balance', 'postable'] as const) {
    const isChanged = fields[name] !== undefined && fields[name] !== account[name];
    const isHeading = name === 'postable' && fields.postable === true && use.has_children;
    if (isChanged && (use.has_entries || isHeading)) throw inUse(`/body/${name}`);
  }
  checkClass(account.code, fields.account_type ?? account.account_type);
  if (typeof parentCode === 'string' && place !== undefined)
    requireParent(parentCode, place.parent);
  await headParent(db, place?.parent ?? null, ctx.now);
  return updateRow(ctx, 'accounts', id, {
    ...fields,
    ...labelColumns(labels),
    recoverable_percent: toPercentColumn(recoverable_percent),
    parent_code: place?.parent?.code,
  });
}

/**
 * Deletes an account. Refuses in_use while entries, expenses or accounts below refer to it; foreign keys
 * detect all of them.
 */
export async function deleteAccount(
  ctx: TenantContext,
  { db }: LockedLedger,
  id: string,
): Promise<void> {
  matching(ctx, found(await lockRow(db, 'accounts', id), 'account', id));
  await deleteRow(db, 'accounts', id);
}
