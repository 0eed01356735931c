import type { ProblemCode } from './problems.ts';

/**
 * A refusal that a rule of the domain foresees.
 * `code` is one of `problems`, `params` are the facts its message needs.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(code: ProblemCode, params: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
