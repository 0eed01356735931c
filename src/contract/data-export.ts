import { DATA_SOURCES, DISCLOSED_DATA } from '#domain/privacy/disclosure.ts';
import { PROCESSING_NAMES } from '#domain/privacy/processing.ts';
import {
  Instant,
  nullable,
  OwnerName,
  ref,
  stringEnum,
  Type,
  Uuid,
  type Static,
} from './common.ts';
import { ProcessingActivity } from './processing-register.ts';

const DisclosedSection = Type.Object(
  {
    name: stringEnum(DISCLOSED_DATA),
    processing: stringEnum(PROCESSING_NAMES, { description: 'Purpose of the processing.' }),
    source: stringEnum(DATA_SOURCES, { description: 'Source of the data.' }),
    records: Type.Array(
      Type.Record(
        Type.String(),
        Type.Unsafe<string | number | boolean | null>({
          type: ['string', 'number', 'boolean', 'null'],
        }),
      ),
      { description: 'Data by field, amounts in euro.' },
    ),
  },
  { $id: 'DisclosedSection' },
);

/** All that is known of a person, GDPR art. 15. */
export const DataExport = Type.Object(
  {
    owner_id: Uuid,
    owner_name: OwnerName,
    exported_at: Instant,
    controller: Type.Object(
      {
        name: Type.String(),
        contact_email: Type.String(),
        phone: nullable(Type.String()),
        address: nullable(Type.String()),
        postal_code: nullable(Type.String()),
        city: nullable(Type.String()),
      },
      { description: 'Controller of the data.' },
    ),
    rights: Type.String({
      description: 'Further rights, and where to complain, in the language of the reader.',
    }),
    processings: Type.Array(ref(ProcessingActivity), {
      description: 'Purposes, recipients and retention of owner data.',
    }),
    sections: Type.Array(ref(DisclosedSection)),
  },
  { $id: 'DataExport' },
);
export const DataExportQuery = Type.Object(
  {
    format: Type.Optional(
      stringEnum(['json', 'zip'], {
        description: '`json` (default), or `zip` with letters and documents.',
      }),
    ),
  },
  { additionalProperties: false },
);
export const dataExportSchemas = [DisclosedSection, DataExport];

export type DataExport = Static<typeof DataExport>;
