import type { CreateAccount, UpdateAccount } from '#contract/accounts.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { checkAccountCode, type AccountType } from '#domain/ledger/account.ts';
import { normalSideOf } from '#domain/ledger/normal-balance.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { pointing } from '#features/shared/index.ts';
import { deleteRow, insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import {
  adoptDescendants,
  findByCode,
  findPlace,
  findUse,
  makeHeading,
  type AccountRow,
  type ParentAccount,
} from './repository.ts';

/*
 * Each change takes the lock of the books first, then that of its row: an entry is posted to the
 * chart as it was before or after, never in between.
 */

/**
 * Adds an account below the parent named, else the longest existing code that its own begins with.
 * A parent that could be posted to becomes a heading, unless it has entries.
 */
export async function createAccount(ctx: TenantContext, input: CreateAccount): Promise<AccountRow> {
  const { labels, parent_code: parentCode, ...fields } = input;
  await lockLedger(ctx);
  const [existing, place] = await Promise.all([
    findByCode(ctx.db, fields.code),
    findPlace(ctx.db, fields.code, parentCode ?? undefined),
  ]);
  // Said before what else would be wrong with it: what is there already need not be corrected.
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
  const row = await insertRow(ctx.db, 'accounts', {
    id: ctx.newId(),
    is_active: true,
    postable: !place.has_descendants,
    normal_balance: normalSideOf(fields.account_type),
    ...fields,
    ...labelColumns(labels),
    parent_code: place.parent?.code ?? null,
    created_by: ctx.userId,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await headParent(ctx, place.parent);
  if (place.has_descendants) await adoptDescendants(ctx.db, row.code, ctx.now);
  return row;
}

function checkClass(code: string, accountType: AccountType): void {
  pointing({ account_class_mismatch: '/body/account_type' }, () =>
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

/** A parent takes no entries: those it had would be counted beside those below it. */
async function headParent(ctx: TenantContext, parent: ParentAccount | null): Promise<void> {
  if (parent === null || !parent.postable) return;
  if (parent.has_entries) throw inUse('/body/parent_code');
  await makeHeading(ctx.db, parent.code, ctx.now);
}

function inUse(pointer: string): DomainError {
  return new DomainError('in_use', { what: 'account', pointer });
}

function labelColumns(labels: CreateAccount['labels']) {
  return { label_fr: labels?.fr, label_nl: labels?.nl, label_de: labels?.de, label_en: labels?.en };
}

/**
 * Changes the named fields. Name, labels and is_active may always change; what the statements are
 * made of (account_type, normal_balance, postable) only until the account has entries, and an
 * account with others below it stays a heading: in_use. The code never changes.
 */
export async function updateAccount(
  ctx: TenantContext,
  id: string,
  input: UpdateAccount,
): Promise<AccountRow> {
  await lockLedger(ctx);
  const account = matching(ctx, found(await lockRow(ctx.db, 'accounts', id), 'account', id));
  const { labels, parent_code: parentCode, ...fields } = input;
  const isMoved = parentCode !== undefined && parentCode !== account.parent_code;
  const [use, place] = await Promise.all([
    findUse(ctx.db, account.code),
    isMoved ? findPlace(ctx.db, account.code, parentCode ?? undefined) : undefined,
  ]);
  for (const name of ['account_type', 'normal_balance', 'postable'] as const) {
    const isChanged = fields[name] !== undefined && fields[name] !== account[name];
    if (isChanged && (use.has_entries || (name === 'postable' && use.has_children)))
      throw inUse(`/body/${name}`);
  }
  checkClass(account.code, fields.account_type ?? account.account_type);
  if (typeof parentCode === 'string' && place !== undefined)
    requireParent(parentCode, place.parent);
  await headParent(ctx, place?.parent ?? null);
  return updateRow(ctx.db, 'accounts', id, {
    ...fields,
    ...labelColumns(labels),
    parent_code: place?.parent?.code,
    updated_at: ctx.now,
  });
}

/** Refuses in_use while entries, expenses or accounts below refer to it; the database sees all of them. */
export async function deleteAccount(ctx: TenantContext, id: string): Promise<void> {
  await lockLedger(ctx);
  matching(ctx, found(await lockRow(ctx.db, 'accounts', id), 'account', id));
  await deleteRow(ctx.db, 'accounts', id);
}
