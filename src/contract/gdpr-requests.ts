import { GDPR_REQUEST_KINDS, GDPR_REQUEST_STATUSES } from '#domain/privacy/request.ts';
import {
  allowedActions,
  body,
  Instant,
  LocalDate,
  nullable,
  OwnerName,
  stamps,
  stringEnum,
  text,
  Type,
  Uuid,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';

const Kind = stringEnum(GDPR_REQUEST_KINDS);
const Status = stringEnum(GDPR_REQUEST_STATUSES);

export const GdprRequest = Type.Object(
  {
    id: Uuid,
    owner_id: Uuid,
    owner_name: OwnerName,
    kind: Kind,
    details: nullable(Type.String({ description: 'Text of the request.' })),
    received_on: LocalDate,
    due_on: Type.String({
      format: 'date',
      description: 'Day by which it must be answered: one month after receipt, three if extended.',
    }),
    status: Status,
    extended_on: nullable(LocalDate),
    extension_reason: nullable(Type.String()),
    outcome: nullable(Type.String({ description: 'Outcome, or the reason for the refusal.' })),
    answered_at: nullable(Instant),
    created_by: Uuid,
    ...allowedActions,
    ...stamps,
  },
  { $id: 'GdprRequest' },
);

export const CreateGdprRequest = body({
  kind: Kind,
  owner_id: Type.Optional({
    ...Uuid,
    description: 'Owner whose request it is; an Owner requests for themselves.',
  }),
  details: Type.Optional(nullable(text(2_000))),
  received_on: Type.Optional(LocalDate),
});
export const CompleteGdprRequest = body({ outcome: Type.Optional(text(2_000)) });

export const GDPR_REQUEST_SORTS = ['received_on', 'due_on', 'created_at', 'id'] as const;
export const ListGdprRequests = pageQuery(
  { owner_id: Type.Optional(Uuid), kind: someOf(Kind), status: someOf(Status) },
  GDPR_REQUEST_SORTS,
);

export type CreateGdprRequest = Static<typeof CreateGdprRequest>;
export type ListGdprRequests = Static<typeof ListGdprRequests>;
