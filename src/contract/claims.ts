import { CLAIM_STATUSES } from '#domain/costs/claim-state.ts';
import {
  allowedActions,
  body,
  BuildingName,
  Euro,
  euroInput,
  LocalDate,
  nullable,
  partial,
  stamps,
  stringEnum,
  text,
  Type,
  Uuid,
  type Static,
} from './common.ts';
import { pageQuery, someOf } from './pagination.ts';

const Status = stringEnum(CLAIM_STATUSES);
const OccurredOn = { ...LocalDate, description: 'Day of the loss.' };

export const Claim = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    title: Type.String(),
    occurred_on: OccurredOn,
    insurer: nullable(Type.String({ description: 'Name of the insurer.' })),
    deductible: nullable(
      Type.Number({ description: 'Amount that the policy leaves to the association, in euro.' }),
    ),
    distribution_key_id: Type.String({
      ...Uuid,
      description: 'Key of what the insurer does not pay.',
    }),
    key: Type.String({ description: 'Name of the key.' }),
    status: Status,
    closed_on: nullable({ ...LocalDate, description: 'Date of the entry that closed it.' }),
    loss_amount: { ...Euro, description: 'Costs on 4996 that name the claim, in euro.' },
    received_amount: { ...Euro, description: 'Amount that the insurer paid, in euro.' },
    balance: {
      ...Euro,
      description: 'Balance on 4996 in euro; positive: not paid by the insurer; 0 once closed.',
    },
    journal_entry_ids: Type.Array(Uuid, {
      description: 'Entries with which it was closed and reopened.',
    }),
    ...allowedActions,
    ...stamps,
  },
  { $id: 'Claim' },
);

const required = { title: text(200), occurred_on: OccurredOn };
const optional = {
  insurer: nullable({ ...text(200), description: 'Name of the insurer.' }),
  deductible: nullable(euroInput({ minimum_cents: 0 })),
  distribution_key_id: { ...Uuid, description: 'Key of the rest; by default General.' },
};
export const CreateClaim = body({ ...required, ...partial(optional) });
export const UpdateClaim = body(partial({ ...required, ...optional }));
export const CloseClaim = body({
  entry_date: Type.Optional({ ...LocalDate, description: 'Date of the entry; by default today.' }),
});

export const CLAIM_SORTS = ['occurred_on', 'id'] as const;
export const ListClaims = pageQuery({ status: someOf(Status) }, CLAIM_SORTS);

export type Claim = Static<typeof Claim>;
export type CreateClaim = Static<typeof CreateClaim>;
export type UpdateClaim = Static<typeof UpdateClaim>;
export type CloseClaim = Static<typeof CloseClaim>;
export type ListClaims = Static<typeof ListClaims>;
