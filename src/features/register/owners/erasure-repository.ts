import type { ErasurePart } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';

/**
 * The owner stays, as books and minutes refer to them, under a pseudonym. The address is of a domain
 * that never is anybody's (RFC 2606).
 */
export const eraseOwnerData: ErasurePart = async (ctx, { owner_id, pseudonym }) => {
  await updateRow(ctx, 'owners', owner_id, {
    name: pseudonym,
    email: `${pseudonym.toLowerCase()}@erased.invalid`,
    phone: null,
    address: null,
    user_id: null,
    enterprise_number: null,
    external_ref: null,
    office_ref: null,
    is_restricted: false,
  });
  return { erased: { Contact: 1 } };
};
