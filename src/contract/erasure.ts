import { ERASED_DATA, ERASURE_BLOCKS } from '#domain/privacy/erasure.ts';
import { RETAINED_DATA } from '#domain/privacy/retention.ts';
import { LocalDate, nullable, stringEnum, Type, type Static } from './common.ts';

const parts = {
  erased: Type.Array(
    Type.Object({
      what: stringEnum(ERASED_DATA),
      count: Type.Integer({ description: 'How many records' }),
    }),
    { description: 'What names the person no longer' },
  ),
  retained: Type.Array(
    Type.Object({
      what: stringEnum(RETAINED_DATA),
      legal_basis: Type.String({
        description: 'Why the law keeps it, in the language of the reader',
      }),
      until: nullable({
        ...LocalDate,
        description: 'The last day on which it is kept; null: as long as it is held for a dispute',
      }),
    }),
    { description: 'What is kept, under the pseudonym where it goes by ids' },
  ),
};

export const ErasureResult = Type.Object(parts, { $id: 'ErasureResult' });
export const ErasurePreview = Type.Object(
  {
    blocked_by: Type.Array(stringEnum(ERASURE_BLOCKS), {
      description: 'Why the person cannot be erased now; empty: they can',
    }),
    ...parts,
  },
  { $id: 'ErasurePreview' },
);

export type ErasurePreview = Static<typeof ErasurePreview>;
export type ErasureResult = Static<typeof ErasureResult>;
