import { OWNERSHIP_RIGHTS } from '#domain/register/ownership.ts';
import {
  LocalDate,
  ShareText,
  Type,
  Uuid,
  body,
  decimalInput,
  nullable,
  partial,
  stamps,
  stringEnum,
  type Static,
} from './common.ts';
import { pageQuery } from './pagination.ts';
import { unitFields } from './units.ts';

const Right = stringEnum(OWNERSHIP_RIGHTS);
/** Nine digits each: fine enough for any deed, and sums of them stay exact. */
const ShareInput = Type.String({
  format: 'share',
  pattern: '^\\d{1,9}/\\d{1,9}$',
  maxLength: 19,
  description: 'Exact fraction of the unit, e.g. "1/3"',
});
const PercentageInput = decimalInput({ decimals: 6, above: 0, maximum: 1 });
const Percentage = Type.Number({ description: 'Fraction of 1, rounded half up to six decimals' });

const relation = {
  ownership_percentage: Percentage,
  ownership_share: ShareText,
  right: Right,
  start_date: LocalDate,
  end_date: nullable(LocalDate),
  is_primary_contact: Type.Boolean(),
  is_voting_mandatary: Type.Boolean(),
  is_active: Type.Boolean({ description: 'Whether the relation is in force on the day asked for' }),
};

export const UnitOwner = Type.Object(
  { id: Uuid, unit_id: Uuid, owner_id: Uuid, owner_name: Type.String(), ...relation, ...stamps },
  { $id: 'UnitOwner' },
);

/** A unit as one of its owners holds it. */
export const HeldUnit = Type.Object(
  { ...unitFields, unit_id: Uuid, unit_owner_id: Uuid, owner_id: Uuid, ...relation },
  { $id: 'HeldUnit' },
);

/** What an owner holds or held, with the unit it is about. */
export const UnitOwnerOfOwner = Type.Object(
  {
    id: Uuid,
    unit_id: Uuid,
    unit_number: Type.String(),
    building_id: Uuid,
    owner_id: Uuid,
    ...relation,
    ...stamps,
  },
  { $id: 'UnitOwnerOfOwner' },
);

const terms = {
  ownership_percentage: PercentageInput,
  ownership_share: ShareInput,
  start_date: LocalDate,
  end_date: nullable(LocalDate),
  is_primary_contact: Type.Boolean(),
  right: Right,
  is_voting_mandatary: Type.Boolean(),
};
const either = [{ required: ['ownership_percentage'] }, { required: ['ownership_share'] }];

export const CreateUnitOwner = body({ owner_id: Uuid, ...partial(terms) }, { oneOf: either });

export const UpdateUnitOwner = body(partial(terms), {
  not: { required: ['ownership_percentage', 'ownership_share'] },
});

export const TransferOwnership = body({
  from_owner_id: Uuid,
  to_owner_id: Uuid,
  ownership_share: Type.Optional(ShareInput),
  effective_date: Type.Optional(LocalDate),
});

export const OwnershipTotal = Type.Object(
  {
    unit_id: Uuid,
    total_percentage: Percentage,
    total_share: ShareText,
    is_complete: Type.Boolean(),
  },
  { $id: 'OwnershipTotal' },
);

export const ListUnitOwners = Type.Object(
  { on: Type.Optional(LocalDate) },
  { additionalProperties: false },
);
export const UnitParams = Type.Object({ unit_id: Uuid });
export const UnitOwnerParams = Type.Object({ unit_id: Uuid, owner_id: Uuid });
export const HELD_UNIT_SORTS = ['start_date', 'id'] as const;
export const ListHeldUnits = pageQuery({}, HELD_UNIT_SORTS);

export type UnitOwner = Static<typeof UnitOwner>;
export type CreateUnitOwner = Static<typeof CreateUnitOwner>;
export type UpdateUnitOwner = Static<typeof UpdateUnitOwner>;
export type TransferOwnership = Static<typeof TransferOwnership>;
