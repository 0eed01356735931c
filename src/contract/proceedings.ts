import {
  body,
  BuildingName,
  euroInput,
  LocalDate,
  nullable,
  partial,
  stamps,
  text,
  Type,
  Uuid,
  type Static,
} from './common.ts';
import { pageQuery } from './pagination.ts';

const Lots = Type.Array(Uuid, {
  maxItems: 1_000,
  uniqueItems: true,
  description: 'Lots that bear its costs; empty: all.',
});
const Excluded = Type.Array(Uuid, {
  maxItems: 100,
  uniqueItems: true,
  description: 'Owners opposed to the association, who bear none of its costs.',
});
const Parties = { ...text(1_000), description: 'Plaintiffs and defendants.' };
const Court = Type.String({ description: 'Name of the court.' });
const EndedOn = { ...LocalDate, description: 'Day on which it ended.' };

export const Proceeding = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    title: Type.String(),
    parties: Parties,
    court: nullable(Court),
    number: nullable(Type.String({ description: 'Number of the case at the court.' })),
    opened_on: LocalDate,
    ended_on: nullable(EndedOn),
    stake: nullable(Type.Number({ description: 'Amount at stake, in euro; null: unknown.' })),
    provision: nullable(Type.Number({ description: 'Amount set aside for it, in euro.' })),
    unit_ids: Lots,
    excluded_owner_ids: Excluded,
    ...stamps,
  },
  { $id: 'Proceeding' },
);

const required = {
  title: text(200),
  parties: Parties,
  opened_on: { ...LocalDate, description: 'Day on which it was brought.' },
};
const optional = {
  court: nullable({ ...text(200), description: 'Name of the court.' }),
  number: nullable({ ...text(60), description: 'Number of the case at the court.' }),
  ended_on: nullable(EndedOn),
  stake: nullable(euroInput({ minimum_cents: 0 })),
  provision: nullable(euroInput({ minimum_cents: 0 })),
  unit_ids: Lots,
  excluded_owner_ids: Excluded,
};
export const CreateProceeding = body({ ...required, ...partial(optional) });
export const UpdateProceeding = body(partial({ ...required, ...optional }));

export const PROCEEDING_SORTS = ['opened_on', 'id'] as const;
export const ListProceedings = pageQuery(
  {
    pending_on: Type.Optional({ ...LocalDate, description: 'Only those pending on this day.' }),
  },
  PROCEEDING_SORTS,
);

export type Proceeding = Static<typeof Proceeding>;
export type CreateProceeding = Static<typeof CreateProceeding>;
export type UpdateProceeding = Static<typeof UpdateProceeding>;
export type ListProceedings = Static<typeof ListProceedings>;
