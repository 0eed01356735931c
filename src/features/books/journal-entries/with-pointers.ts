import { DomainError } from '#domain/kernel/domain-error.ts';

/**
 * Runs the posting of an entry from the request body; refusals point to the place in the body, with
 * amounts in euro.
 */
export async function withPointers<T>(post: () => Promise<T>): Promise<T> {
  try {
    return await post();
  } catch (error) {
    throw error instanceof DomainError ? toBodyError(error) : error;
  }
}

/** Fields of a line, by why it is refused. */
const FIELDS: ReadonlyMap<unknown, string> = new Map([
  ['nobody_owes', '/due_date'],
  ['no_claim', '/claim_id'],
]);

function toBodyError({ code, params: { index, ...params } }: DomainError): DomainError {
  const line = typeof index === 'number' ? `/body/lines/${index}` : '/body/lines';
  switch (code) {
    case 'account_missing':
    case 'account_not_postable':
    case 'account_inactive':
      return new DomainError(code, { ...params, pointer: `${line}/account_code` });
    case 'owner_required':
      return new DomainError(code, { ...params, pointer: `${line}/owner_id` });
    case 'claim_closed':
    case 'unknown_reference':
      return new DomainError(code, { ...params, pointer: `${line}/claim_id` });
    case 'unbalanced_entry': {
      const { debit, credit } = params;
      return new DomainError(code, { debit: Number(debit), credit: Number(credit), pointer: line });
    }
    case 'invalid_entry_line': {
      const field = FIELDS.get(params['reason']) ?? '';
      return new DomainError(code, { ...params, pointer: `${line}${field}` });
    }
    case 'period_locked':
    case 'invalid_period':
    case 'date_too_far':
      return new DomainError(code, { ...params, pointer: '/body/entry_date' });
    default:
      return new DomainError(code, { ...params, pointer: line });
  }
}
