import { DomainError } from '#domain/kernel/domain-error.ts';

/** Enterprise number in its stored form, if known. */
interface Numbered {
  readonly enterprise_number: string | null;
}

/**
 * Refuses other_enterprise {from, into} for suppliers with two numbers, however similar their names.
 * Rule: an enterprise has one number (Code of Economic Law, art. III.17).
 */
export function checkSameEnterprise(
  { enterprise_number: from }: Numbered,
  { enterprise_number: into }: Numbered,
): void {
  if (from === null || into === null || from === into) return;
  throw new DomainError('other_enterprise', { from, into, at: ['into_id'] });
}
