import { DOCUMENT_TYPES, DOCUMENT_VISIBILITIES } from '#domain/documents/document.ts';
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
  text,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';
import { UploadedFile } from './uploads.ts';

const DocumentType = stringEnum(DOCUMENT_TYPES);
export const Visibility = stringEnum(DOCUMENT_VISIBILITIES, {
  description:
    'Staff: syndics, accountants and auditors; Board: board members too; Owners: also the owners of the building, or of the unit where there is one; Owner: one owner, and the office',
});
const Title = text(300);

/** What it is about. */
const links = {
  building_id: nullable(Uuid),
  unit_id: nullable(Uuid),
  owner_id: nullable(Uuid),
  expense_id: nullable(Uuid),
  call_for_funds_id: nullable(Uuid),
  ticket_id: nullable(Uuid),
  meeting_id: nullable(Uuid),
};

/** How long it has to stay. */
const life = {
  retention_until: nullable({
    ...LocalDate,
    description: 'The last day on which it cannot be deleted',
  }),
  legal_hold: Type.Boolean({ description: 'It cannot be deleted while a dispute needs it' }),
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
    content_type: Type.String({ description: 'Found by what the file holds' }),
    size: Type.Integer({ description: 'Bytes' }),
    sha256: Type.String({ description: 'Of the bytes, hexadecimal' }),
    version_number: Type.Integer({ description: 'Of its file: the latest' }),
    is_sent_letter: Type.Boolean({
      description: 'The service has sent it, and keeps it as it was',
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
  Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'The latest if absent' }),
);
export const DownloadDocument = Type.Object(
  { version_number: VersionNumber },
  { additionalProperties: false },
);
export const CreateDownloadLink = body({ version_number: VersionNumber });
export const DownloadLink = Type.Object(
  {
    url: Type.String({ description: 'Works once, for 60 seconds, for whoever has it' }),
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
      ...text(200),
      description: 'Words of its title, its file name or its text',
    }),
  },
  DOCUMENT_SORTS,
);

export type Document = Static<typeof Document>;
export type CreateDocument = Static<typeof CreateDocument>;
export type UpdateDocument = Static<typeof UpdateDocument>;
export type ListDocuments = Static<typeof ListDocuments>;
export type DocumentVersion = Static<typeof DocumentVersion>;
