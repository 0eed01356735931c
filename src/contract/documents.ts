import { DOCUMENT_TYPES, DOCUMENT_VISIBILITIES, KEPT_BECAUSE } from '#domain/documents/document.ts';
import {
  BuildingName,
  ExpenseName,
  Instant,
  LocalDate,
  OwnerName,
  Type,
  UnitNumber,
  Uuid,
  body,
  nullable,
  partial,
  stamps,
  stringEnum,
  searchText,
  text,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';
import { UploadedFile } from './uploads.ts';

const DocumentType = stringEnum(DOCUMENT_TYPES);
export const Visibility = stringEnum(DOCUMENT_VISIBILITIES, {
  description:
    'Readers. Staff: syndics, accountants and auditors. Board: also the council. Owners: also the owners of building or lot. Owner: one owner and the office.',
});
const KeptBecause = stringEnum(KEPT_BECAUSE);
const Title = text(300);

/** Records that a document is about. */
const links = {
  building_id: nullable(Uuid),
  unit_id: nullable(Uuid),
  owner_id: nullable(Uuid),
  expense_id: nullable(Uuid),
  call_for_funds_id: nullable(Uuid),
  ticket_id: nullable(Uuid),
  meeting_id: nullable(Uuid),
};

/** Retention of a document. */
const life = {
  retention_until: nullable({
    ...LocalDate,
    description: 'Last day on which it cannot be deleted.',
  }),
  valid_until: nullable({
    ...LocalDate,
    description: 'Last day on which a policy or certificate is valid.',
  }),
  legal_hold: Type.Boolean({
    description: 'Whether it is under legal hold and cannot be deleted.',
  }),
};

export const Document = Type.Object(
  {
    id: Uuid,
    title: Title,
    document_type: DocumentType,
    visibility: Visibility,
    ...links,
    building_name: nullable(BuildingName),
    unit_number: nullable(UnitNumber),
    owner_name: nullable(OwnerName),
    expense_name: nullable(ExpenseName),
    ...life,
    file_name: Type.String(),
    content_type: Type.String({ description: 'Media type, found from the content.' }),
    size: Type.Integer({ description: 'Size in bytes.' }),
    sha256: Type.String({ description: 'SHA-256 of the file, in hexadecimal.' }),
    version_number: Type.Integer({ description: 'Number of its latest version.' }),
    is_sent_letter: Type.Boolean({
      description: 'Whether the service has sent it, so that it never changes.',
    }),
    is_evidence: Type.Boolean({
      description:
        'Whether it is evidence: voucher of a booked expense, published minutes, or filed report.',
    }),
    kept_because: nullable({
      ...KeptBecause,
      description: 'Why it cannot be deleted; null: it can be.',
    }),
    kept_until: nullable({
      ...LocalDate,
      description: 'Last day on which it cannot be deleted; null: no end is known.',
    }),
    created_by: nullable(Uuid),
    ...stamps,
  },
  { $id: 'Document' },
);

/** Fields of a multipart request are texts. */
export const CreateDocument = body({
  file: UploadedFile,
  title: Title,
  document_type: DocumentType,
  visibility: Type.Optional({ ...Visibility, default: 'Staff' }),
  building_id: Type.Optional(Uuid),
  unit_id: Type.Optional(Uuid),
  owner_id: Type.Optional(Uuid),
  expense_id: Type.Optional(Uuid),
  call_for_funds_id: Type.Optional(Uuid),
  ticket_id: Type.Optional(Uuid),
  meeting_id: Type.Optional(Uuid),
});
export const UpdateDocument = body(
  partial({ title: Title, document_type: DocumentType, visibility: Visibility, ...links, ...life }),
);
export const CreateDocumentVersion = body({ file: UploadedFile });

export const DocumentVersion = Type.Object(
  {
    version_number: Type.Integer(),
    file_name: Type.String(),
    content_type: Type.String(),
    size: Type.Integer(),
    sha256: Type.String(),
    created_by: nullable(Uuid),
    created_at: Instant,
  },
  { $id: 'DocumentVersion' },
);

const VersionNumber = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    description: 'Number of the version; by default the latest.',
  }),
);
export const DownloadDocument = Type.Object(
  { version_number: VersionNumber },
  { additionalProperties: false },
);
export const CreateDownloadLink = body({ version_number: VersionNumber });
export const DownloadLink = Type.Object(
  {
    url: Type.String({
      description: 'Link for one download within 60 seconds, for anyone who has it.',
    }),
    expires_at: Instant,
  },
  { $id: 'DownloadLink' },
);

export const DOCUMENT_SORTS = ['created_at', 'title', 'id'] as const;
export const ListDocuments = pageQuery(
  {
    document_type: someOf(DocumentType),
    visibility: someOf(Visibility),
    building_id: Type.Optional(Uuid),
    unit_id: Type.Optional(Uuid),
    owner_id: Type.Optional(Uuid),
    expense_id: Type.Optional(Uuid),
    call_for_funds_id: Type.Optional(Uuid),
    ticket_id: Type.Optional(Uuid),
    meeting_id: Type.Optional(Uuid),
    q: Type.Optional({
      ...searchText(200),
      description: 'Searches title, file name and text.',
    }),
  },
  DOCUMENT_SORTS,
);

export type Document = Static<typeof Document>;
export type CreateDocument = Static<typeof CreateDocument>;
export type UpdateDocument = Static<typeof UpdateDocument>;
export type ListDocuments = Static<typeof ListDocuments>;
export type DocumentVersion = Static<typeof DocumentVersion>;
