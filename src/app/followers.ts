import { followCalls } from '#features/money/calls-for-funds/index.ts';
import { ownerAccountsMoved } from '#features/money/owner-accounts/index.ts';
import { followSettlement } from '#features/money/payment-reminders/index.ts';
import { Followers, following } from '#platform/followers.ts';

/** What follows from which change, in this order. */
export const followers = new Followers([
  following(ownerAccountsMoved, followCalls),
  following(ownerAccountsMoved, followSettlement),
]);
