/**
 * A refusal that a rule of the domain foresees.
 * `code` is a stable snake_case problem code, `params` are the facts its message needs.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(code: string, params: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
