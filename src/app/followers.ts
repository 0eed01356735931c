import { followCalls } from '#features/money/calls-for-funds/index.ts';
import { ownerAccountsMoved } from '#features/money/owner-accounts/index.ts';
import { followSettlement } from '#features/money/payment-reminders/index.ts';
import { touchMembers } from '#features/people/auth/index.ts';
import { organizationRenamed } from '#features/people/organizations/index.ts';
import { Followers, following } from '#platform/followers.ts';

/** What follows from which change, in this order. */
export const followers = new Followers([
  following(ownerAccountsMoved, followCalls),
  following(ownerAccountsMoved, followSettlement),
  following(organizationRenamed, ({ db }, { organization_id: id }) => touchMembers(db, id)),
]);
