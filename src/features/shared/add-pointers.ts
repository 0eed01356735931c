import { DomainError } from '#domain/kernel/domain-error.ts';

/**
 * Runs a domain rule and adds to its refusal the request field that it is about.
 * @param pointers problem code → JSON pointer
 */
export function withFieldPointers<T>(pointers: Readonly<Record<string, string>>, rule: () => T): T {
  try {
    return rule();
  } catch (error) {
    const pointer = error instanceof DomainError ? pointers[error.code] : undefined;
    if (!(error instanceof DomainError) || pointer === undefined) throw error;
    throw new DomainError(error.code, { ...error.params, pointer });
  }
}
