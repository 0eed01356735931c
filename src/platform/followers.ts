import type { TenantContext } from '#platform/http/request-context.ts';

/**
 * A kind of change that other features react to in the same transaction. The feature that makes the
 * change declares it without knowing its followers, which the composition registers.
 */
export interface Change<Facts> {
  readonly name: string;
  /** Never set: carries the type of the announcement. */
  readonly facts?: Facts;
}

export interface Follower {
  readonly change: Change<unknown>;
  readonly follow: (ctx: TenantContext, facts: unknown) => Promise<void>;
}

/** Declares a feature's reaction to a change. */
export function following<Facts>(
  change: Change<Facts>,
  follow: (ctx: TenantContext, facts: Facts) => Promise<void>,
): Follower {
  return { change, follow: follow as Follower['follow'] };
}

/** Registered followers by change, in the order of registration. */
export class Followers {
  readonly #followersOf: ReadonlyMap<Change<unknown>, readonly Follower[]>;

  constructor(followers: readonly Follower[]) {
    this.#followersOf = Map.groupBy(followers, ({ change }) => change);
  }

  /** Runs all followers of the change, one after the other; a failure fails the transaction. */
  async announce<Facts>(ctx: TenantContext, change: Change<Facts>, facts: Facts): Promise<void> {
    for (const { follow } of this.#followersOf.get(change) ?? []) await follow(ctx, facts);
  }
}
