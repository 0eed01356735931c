import { DomainError } from '#domain/kernel/domain-error.ts';
import { TooBusyError } from '#platform/security/concurrency-limit.ts';
import { checkPasswordStrength } from '#platform/security/password-strength.ts';
import * as argon2 from '#platform/security/passwords.ts';

/** Whether the password matches the hash; without a hash, false after the same amount of work. */
export function isPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  return orTooBusy(argon2.verifyPassword(hash ?? undefined, password));
}

export function hashPassword(password: string): Promise<string> {
  return orTooBusy(argon2.hashPassword(password));
}

/** Finds why a password is too easy to guess; undefined for a good one. */
export async function findWeakness(
  password: string,
  person: { readonly email: string; readonly name?: string | undefined },
  pointer: string,
): Promise<DomainError | undefined> {
  const reason = await checkPasswordStrength(password, [person.email, person.name ?? '']);
  return reason === undefined ? undefined : new DomainError('weak_password', { reason, pointer });
}

async function orTooBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TooBusyError) throw new DomainError('too_busy');
    throw error;
  }
}
