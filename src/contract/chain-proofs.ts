import { Type } from 'typebox';
import { Instant } from './common.ts';

/** Limit of every integrity check of a hash chain, stated with its route. */
export const CONSISTENT_ONLY =
  'It proves only that the chain is consistent. Compare its head with an archive or a printed document to find rewritten history.';

/** End of a chain as the newest archive recorded it. */
export const SinceArchive = Type.Object({
  at: { ...Instant, description: 'When the archive was made.' },
  count: Type.Integer({ description: 'Number of entries in the archive.' }),
  head_hash: Type.String({ description: 'Hash of the last of them, in hexadecimal.' }),
  unchanged: Type.Boolean({
    description: 'Whether the chain is consistent and still has this hash at this position.',
  }),
});
