import type { ProblemCode } from './problems.ts';

/** Path to a field of what was given: `['weights', 2, 'unit_id']` is that of the third weight. */
export type FieldPath = readonly (string | number)[];

/** Facts that the message of a refusal needs, and the field that it is about. */
interface Facts {
  readonly at?: FieldPath;
  readonly [fact: string]: unknown;
}

/** A refusal that a rule of the domain foresees. `code` is one of `problems`. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ProblemCode;
  readonly params: Facts;

  constructor(code: ProblemCode, params: Facts = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
