import { DomainError } from '#domain/kernel/domain-error.ts';

/**
 * Runs a rule of the domain, which knows no request, and names the field that its refusal is about.
 * @param pointers problem code → JSON pointer
 */
export function pointing<T>(pointers: Readonly<Record<string, string>>, rule: () => T): T {
  try {
    return rule();
  } catch (error) {
    const pointer = error instanceof DomainError ? pointers[error.code] : undefined;
    if (!(error instanceof DomainError) || pointer === undefined) throw error;
    throw new DomainError(error.code, { ...error.params, pointer });
  }
}
