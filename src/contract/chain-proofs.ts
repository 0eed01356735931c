import { Type, type Static } from 'typebox';
import { Instant, nullable } from './common.ts';

/** Limit of every integrity check of a hash chain, stated with its route. */
export const CONSISTENT_ONLY =
  'It proves only that the chain is consistent. Compare its head with an archive or a printed document to find rewritten history.';

/** When entries of a log enter its chain, stated with its routes. */
export const LINKED_LATER =
  'Entries are stored with their change and linked into the chain shortly after; `pending` counts those that are not linked yet.';

export const Pending = Type.Integer({
  description: 'Number of entries that are stored, but not linked into the chain yet.',
});

export const LinkedPosition = nullable(
  Type.Integer({
    description: 'Position in the log of the organization, from 1; null until it is linked.',
  }),
);

const head = {
  count: Type.Integer({ description: 'Number of entries in the chain.' }),
  head_hash: Type.String({
    description: 'Hash of the last of them, in hexadecimal; zeros without entries.',
  }),
  at: { ...Instant, description: 'When the head was read.' },
};

export const ChainHead = Type.Object(head, { $id: 'ChainHead' });
export const LogHead = Type.Object({ ...head, pending: Pending }, { $id: 'LogHead' });

export type ChainHead = Static<typeof ChainHead>;
export type LogHead = Static<typeof LogHead>;

/** End of a chain as the newest archive recorded it. */
export const SinceArchive = Type.Object({
  at: { ...Instant, description: 'When the archive was made.' },
  count: Type.Integer({ description: 'Number of entries in the archive.' }),
  head_hash: Type.String({ description: 'Hash of the last of them, in hexadecimal.' }),
  unchanged: Type.Boolean({
    description: 'Whether the chain is consistent and still has this hash at this position.',
  }),
});
