import type { TenantContext } from '#platform/http/request-context.ts';

/**
 * A kind of change that other features follow in the transaction that makes it: the feature that
 * makes it declares it, knows nobody who follows it, and the composition registers who does.
 */
export interface Change<Facts> {
  readonly name: string;
  /** Never set: what an announcement says, for the compiler. */
  readonly facts?: Facts;
}

export interface Follower {
  readonly change: Change<unknown>;
  readonly follow: (ctx: TenantContext, facts: unknown) => Promise<void>;
}

/** What a feature does when the change is announced. */
export function following<Facts>(
  change: Change<Facts>,
  follow: (ctx: TenantContext, facts: Facts) => Promise<void>,
): Follower {
  return { change, follow: follow as Follower['follow'] };
}

/** Who follows what, in the order of registration. */
export class Followers {
  readonly #followersOf: ReadonlyMap<Change<unknown>, readonly Follower[]>;

  constructor(followers: readonly Follower[]) {
    this.#followersOf = Map.groupBy(followers, ({ change }) => change);
  }

  /** Runs all that follow the change, one after the other; a failure is that of the transaction. */
  async announce<Facts>(ctx: TenantContext, change: Change<Facts>, facts: Facts): Promise<void> {
    for (const { follow } of this.#followersOf.get(change) ?? []) await follow(ctx, facts);
  }
}
