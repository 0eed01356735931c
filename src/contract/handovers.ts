import { HANDOVER_STATUSES } from '#domain/handover/handover-status.ts';
import { HANDOVER_GAPS } from '#domain/handover/missing-parts.ts';
import {
  body,
  BuildingName,
  Euro,
  LocalDate,
  nullable,
  stamps,
  stringEnum,
  Type,
  Uuid,
  type Given,
  type Static,
} from './common.ts';
import { pageQuery } from './pagination.ts';
import { UploadedFile } from './uploads.ts';

const Sha256 = { description: 'SHA-256 of the archive in hexadecimal.' };

export const Handover = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    status: stringEnum(HANDOVER_STATUSES),
    mandate_ended_on: { ...LocalDate, description: 'Day on which the mandate ended.' },
    last_on: {
      ...LocalDate,
      description: 'Last day for handing over: 30 days after the end of the mandate.',
    },
    size: nullable(
      Type.Integer({ description: 'Size of the archive in bytes; null while it is prepared.' }),
    ),
    sha256: nullable(Type.String(Sha256)),
    contents: Type.Array(
      Type.Object({
        file: Type.String({ description: 'Name of the file in the archive.' }),
        rows: Type.Integer({ description: 'Number of its records.' }),
      }),
      { description: 'Tables of the archive that have records.' },
    ),
    missing: Type.Array(
      Type.Object({
        code: stringEnum(HANDOVER_GAPS),
        detail: Type.String({ description: 'What is missing, in the language of the request.' }),
      }),
      { description: 'What is missing from the file (art. 3.89 §5 7°).' },
    ),
    document_id: nullable({ ...Uuid, description: 'Document with the archive; null once it is deleted.' }),
    receipt_document_id: nullable({ ...Uuid, description: 'Document with the receipt; null once it is deleted.' }),
    created_by: Uuid,
    ...stamps,
  },
  { $id: 'Handover' },
);

export const CreateHandover = body({
  mandate_ended_on: { ...LocalDate, description: 'Day on which the mandate ended or ends.' },
});

export const HANDOVER_SORTS = ['created_at'] as const;
export const ListHandovers = pageQuery({ building_id: Type.Optional(Uuid) }, HANDOVER_SORTS);
export type ListHandovers = Static<typeof ListHandovers>;

export const HandoverUpload = body({
  file: UploadedFile,
  dry_run: Type.Optional(stringEnum(['true', 'false'])),
});

/** Comparison of the books of an imported building with those that were handed over. */
const HandoverProof = Type.Object(
  {
    entries: Type.Integer({ description: 'Number of journal entries.' }),
    debit: Euro,
    credit: Euro,
    open_items: Type.Number({ description: 'Open items of owners in euro.' }),
    free_credits: Type.Number({ description: 'Unused credits of owners in euro.' }),
    documents: Type.Integer({ description: 'Number of files, equal by their hash.' }),
    is_equal: Type.Boolean({
      description: 'Whether all figures are those of the office that handed the building over.',
    }),
    chain_intact: Type.Boolean({
      description: 'Whether each entry has the hash that it had before, and the chain here is whole.',
    }),
  },
  { description: 'Comparison with the books that were handed over.' },
);

/** Result of the import of a building that was handed over, or of its dry run. */
export const HandoverResult = Type.Object(
  {
    building_id: Uuid,
    building_name: BuildingName,
    created: Type.Array(
      Type.Object({
        file: Type.String({ description: 'Name of the file in the archive.' }),
        rows: Type.Integer({ description: 'Number of records created.' }),
      }),
      { description: 'Records created, by file.' },
    ),
    accounts: Type.Array(Type.String(), { description: 'Accounts that the chart lacked.' }),
    references_changed: Type.Integer({
      description: 'Payment references that were in use here and became new ones.',
    }),
    proof: HandoverProof,
  },
  { $id: 'HandoverResult' },
);
export type HandoverResult = Given<Static<typeof HandoverResult>>;
