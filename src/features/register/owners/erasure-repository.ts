import type { ErasurePart } from '#features/shared/index.ts';
import { updateRow } from '#platform/db/rows.ts';

/**
 * Pseudonymizes the owner, whom books and minutes refer to. The e-mail gets a domain that never
 * exists (RFC 2606).
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
