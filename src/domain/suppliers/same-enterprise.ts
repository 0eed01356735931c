import { DomainError } from '#domain/kernel/domain-error.ts';

/** The number of an enterprise in its stored form, where it is known. */
interface Numbered {
  readonly enterprise_number: string | null;
}

/**
 * Refuses other_enterprise {from, into} suppliers with two numbers, however alike their names are.
 * Rule: an enterprise has one number (Code of Economic Law, art. III.17).
 */
export function checkSameEnterprise(
  { enterprise_number: from }: Numbered,
  { enterprise_number: into }: Numbered,
): void {
  if (from === null || into === null || from === into) return;
  throw new DomainError('other_enterprise', { from, into, pointer: '/body/into_id' });
}
