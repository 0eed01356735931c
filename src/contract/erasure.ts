import { ERASED_DATA, ERASURE_BLOCKS } from '#domain/privacy/erasure.ts';
import { RETAINED_DATA } from '#domain/privacy/retention.ts';
import { LocalDate, nullable, stringEnum, Type, type Static } from './common.ts';

const parts = {
  erased: Type.Array(
    Type.Object({
      what: stringEnum(ERASED_DATA),
      count: Type.Integer({ description: 'Number of records.' }),
    }),
    { description: 'Records that no longer name the person.' },
  ),
  retained: Type.Array(
    Type.Object({
      what: stringEnum(RETAINED_DATA),
      legal_basis: Type.String({
        description: 'Reason why the law keeps it, in the language of the reader.',
      }),
      until: nullable({
        ...LocalDate,
        description: 'Last day of retention; null while it is under legal hold.',
      }),
    }),
    { description: 'Data that the law keeps, for the books and as evidence only.' },
  ),
};

export const ErasureResult = Type.Object(parts, { $id: 'ErasureResult' });
export const ErasurePreview = Type.Object(
  {
    blocked_by: Type.Array(stringEnum(ERASURE_BLOCKS), {
      description: 'Obstacles to the erasure; empty if there are none.',
    }),
    ...parts,
  },
  { $id: 'ErasurePreview' },
);

export type ErasurePreview = Static<typeof ErasurePreview>;
export type ErasureResult = Static<typeof ErasureResult>;
