import { PROPOSAL_STATUSES } from '#domain/assemblies/owners-ask.ts';
import {
  body,
  BuildingName,
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
import { pageQuery } from './pagination.ts';

const LongText = Type.String({ format: 'text', minLength: 1, maxLength: 20_000 });
const Received = { ...LocalDate, description: 'Day on which the syndic received it.' };

export const AgendaProposal = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    owner_id: Uuid,
    owner_name: OwnerName,
    title: text(300),
    description: nullable(LongText),
    received_on: Received,
    for_window_from: nullable({
      ...LocalDate,
      description:
        'First day of the window of the assembly for which it is in time; null if the building has none.',
    }),
    withdrawn_on: nullable(LocalDate),
    agenda_item_id: nullable(Uuid),
    status: stringEnum(PROPOSAL_STATUSES),
    ...stamps,
  },
  { $id: 'AgendaProposal' },
);
export const CreateProposal = body({
  building_id: Uuid,
  owner_id: Uuid,
  title: text(300),
  description: Type.Optional(nullable(LongText)),
  received_on: Type.Optional({
    ...Received,
    description: 'Day of receipt; by default today, and always today for an Owner.',
  }),
});
export const TakeProposal = body({ meeting_id: Uuid });

export const ASKED_SORTS = ['received_on', 'id'] as const;
const filters = { building_id: Type.Optional(Uuid) };
export const ListProposals = pageQuery(filters, ASKED_SORTS);

export const AssemblyRequest = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    owners: Type.Array(Type.Object({ owner_id: Uuid, owner_name: OwnerName })),
    received_on: Received,
    reason: text(2_000),
    shares: Type.Integer({ description: 'Shares of the requesting owners on the day of receipt.' }),
    shares_total: Type.Integer(),
    convene_target: {
      ...LocalDate,
      description: 'Day by which to convene the assembly: thirty days after receipt.',
    },
    convene_by: {
      ...LocalDate,
      description: 'Last day to convene it: `convene_target`, or the next working day.',
    },
    meeting_id: nullable({ ...Uuid, description: 'Assembly that answers the request.' }),
    ...stamps,
  },
  { $id: 'AssemblyRequest' },
);
export const CreateAssemblyRequest = body({
  building_id: Uuid,
  owner_ids: Type.Array(Uuid, { minItems: 1, maxItems: 500, uniqueItems: true }),
  reason: text(2_000),
  received_on: Type.Optional({ ...Received, description: 'Day of the consent; by default today.' }),
});
export const AnswerAssemblyRequest = body({ meeting_id: Uuid });
export const ListAssemblyRequests = pageQuery(filters, ASKED_SORTS);

export type CreateProposal = Static<typeof CreateProposal>;
export type ListProposals = Static<typeof ListProposals>;
export type CreateAssemblyRequest = Static<typeof CreateAssemblyRequest>;
export type ListAssemblyRequests = Static<typeof ListAssemblyRequests>;
