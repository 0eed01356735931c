import { RETAINED_DATA } from '#domain/privacy/retention.ts';
import { body, LocalDate, stringEnum, Type, Uuid, type Static } from './common.ts';

export const RetentionReport = Type.Object(
  {
    dry_run: Type.Boolean({ description: 'Whether nothing was erased.' }),
    ended: Type.Array(
      Type.Object({
        what: stringEnum(RETAINED_DATA),
        id: Uuid,
        kept_until: { ...LocalDate, description: 'Last day of retention.' },
        legal_basis: Type.String({
          description: 'Reason for the retention, in the language of the reader.',
        }),
      }),
      { description: 'Records past their retention, at most 1,000 of each kind.' },
    ),
  },
  { $id: 'RetentionReport' },
);

export const RunRetention = body({ dry_run: Type.Optional(Type.Boolean()) });

export type RetentionReport = Static<typeof RetentionReport>;
