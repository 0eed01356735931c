import type { CreatePayment } from '#contract/payments.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import {
  isMeantAsStructured,
  parseCommunication,
} from '#domain/owner-accounts/structured-communication.ts';
import { isInForce } from '#domain/payments/association-iban.ts';
import { accountForFund, commonFund } from '#domain/payments/bank-account.ts';
import { listBankAccounts, type BankAccountRow } from '#features/register/bank-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findReferences, findNamedReceivable, type NamedReceivable } from './repository.ts';

/** Records that a payment refers to. */
interface References {
  readonly owner_id: string;
  readonly language: Language;
  /** Twelve digits of the receivable to settle first, or of the account: the oldest first. */
  readonly structured_communication: string | null;
  readonly named: BankAccountRow | undefined;
  /** Bank account that the letter named, else the current account. */
  readonly asked: BankAccountRow | undefined;
}

/**
 * Resolves the references of a payment. Refuses unknown_reference for records that do not exist, are not
 * visible or belong to another building, and communication_mismatch for a structured communication that
 * is not the owner's in the building.
 */
export async function requireReferences(
  ctx: TenantContext,
  input: CreatePayment,
): Promise<References> {
  const { building_id, owner_id = null, bank_account_id: bankAccountId } = input;
  const [{ language, owner_exists }, accounts] = await Promise.all([
    findReferences(ctx, { building_id, owner_id }),
    listBankAccounts(ctx.db, building_id),
  ]);
  const named = accounts.find(({ id }) => id === bankAccountId);
  if (language === null) {
    throw new DomainError('unknown_reference', { pointer: '/body/building_id' });
  }
  if (owner_id !== null && !owner_exists) {
    throw new DomainError('unknown_reference', { pointer: '/body/owner_id' });
  }
  if (typeof bankAccountId === 'string' && named === undefined) {
    throw new DomainError('unknown_reference', { pointer: '/body/bank_account_id' });
  }
  const paid = await requireNamed(ctx, input);
  const payer = owner_id ?? paid?.owner_id;
  if (payer === undefined) {
    throw new DomainError('communication_mismatch', {
      reason: 'nobody',
      pointer: '/body/owner_id',
    });
  }
  return {
    owner_id: payer,
    language,
    structured_communication: paid?.structured_communication ?? null,
    named,
    asked: accountForFund(
      accounts.filter(isInForce),
      commonFund(paid === undefined ? [] : [paid.fund]),
    ),
  };
}

/** Finds the owner of a payment. Refuses what requireReferences refuses. */
export async function findPayer(ctx: TenantContext, input: CreatePayment): Promise<string> {
  return (await requireReferences(ctx, input)).owner_id;
}

/**
 * Finds the receivable or account of a structured communication; undefined for free text. Refuses
 * communication_mismatch.
 */
async function requireNamed(
  ctx: TenantContext,
  { building_id, owner_id, communication }: CreatePayment,
): Promise<NamedReceivable | undefined> {
  const words = communication ?? '';
  if (!isMeantAsStructured(words)) return undefined;
  const digits = parseCommunication(words);
  if (digits === undefined) throw makeMismatch('check_digits');
  const named = await findNamedReceivable(ctx, digits);
  if (named === undefined) throw makeMismatch('unknown');
  if (named.building_id !== building_id) throw makeMismatch('other_building', named);
  if ((owner_id ?? named.owner_id) !== named.owner_id) throw makeMismatch('other_owner', named);
  return named;
}

function makeMismatch(reason: string, whose?: NamedReceivable): DomainError {
  const pointer = '/body/communication';
  if (whose === undefined) return new DomainError('communication_mismatch', { reason, pointer });
  const { owner_id, owner_name, building_id, building_name } = whose;
  return new DomainError('communication_mismatch', {
    reason,
    owner_id,
    owner_name,
    building_id,
    building_name,
    pointer,
  });
}
