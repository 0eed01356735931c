import { CHARGE_TYPES, LATER_CALLS } from '#domain/charges/later-charges.ts';
import { WORKING_CAPITAL_STATES } from '#domain/funds/working-capital.ts';
import { OWNERSHIP_RIGHTS } from '#domain/register/ownership.ts';
import { CallForFunds } from './calls-for-funds.ts';
import {
  Euro,
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
  BuildingName,
  OwnerName,
  UnitNumber,
  type Static,
} from './common.ts';
import { pageQuery } from './pagination.ts';
import { unitFields } from './units.ts';

const Right = stringEnum(OWNERSHIP_RIGHTS);
/** Nine digits each: precise enough for any deed, and sums stay exact. */
export const ShareInput = Type.String({
  format: 'share',
  pattern: '^\\d{1,9}/\\d{1,9}$',
  maxLength: 19,
  description: 'Share of the lot as an exact fraction, such as `1/3`.',
});
const PercentageInput = decimalInput({ decimals: 6, above: 0, maximum: 1 });
const Percentage = Type.Number({
  description: 'Share as a decimal fraction of 1, rounded half up to six decimals.',
});

const unit = { unit_id: Uuid, unit_number: UnitNumber };
const owner = { owner_id: Uuid, owner_name: OwnerName };

const relation = {
  ownership_percentage: Percentage,
  ownership_share: ShareText,
  right: Right,
  start_date: LocalDate,
  end_date: nullable(LocalDate),
  is_primary_contact: Type.Boolean(),
  is_voting_mandatary: Type.Boolean(),
  is_active: Type.Boolean({ description: 'Whether the holding is in force on the day.' }),
};

export const UnitOwner = Type.Object(
  { id: Uuid, ...unit, ...owner, ...relation, ...stamps },
  { $id: 'UnitOwner' },
);

/** A unit from the point of view of one of its owners. */
export const HeldUnit = Type.Object(
  { ...unitFields, unit_id: Uuid, unit_owner_id: Uuid, ...owner, ...relation },
  { $id: 'HeldUnit' },
);

/** A present or past holding of an owner, with its unit. */
export const UnitOwnerOfOwner = Type.Object(
  {
    id: Uuid,
    ...unit,
    building_id: Uuid,
    building_name: BuildingName,
    ...owner,
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
/** A change of one relation never moves shares to another owner; a transfer does. */
const left = {
  later_calls: stringEnum(['Leave'], {
    description: 'Whether to leave sent calls unchanged; else the change is refused.',
  }),
};
const either = [{ required: ['ownership_percentage'] }, { required: ['ownership_share'] }];

export const CreateUnitOwner = body(
  { owner_id: Uuid, ...partial({ ...terms, ...left }) },
  { oneOf: either },
);

/** The share may be sent in both notations, as it was received, if they agree. */
export const UpdateUnitOwner = body(partial({ ...terms, ...left }));

export const TransferOwnership = body({
  from_owner_id: Uuid,
  to_owner_id: Uuid,
  ownership_share: Type.Optional(ShareInput),
  effective_date: Type.Optional(LocalDate),
  later_calls: Type.Optional(
    stringEnum(LATER_CALLS, {
      description:
        'Calls from the effective date on. Move: charge the buyer, credit the seller. Leave: keep them with the seller.',
    }),
  ),
});

/** The buyer's relation, and what was transferred with the unit. */
export const TransferredOwnership = Type.Object(
  {
    ...UnitOwner.properties,
    later_calls: nullable(stringEnum(LATER_CALLS)),
    later_charges: Type.Array(
      Type.Object({
        type: stringEnum(CHARGE_TYPES),
        id: Uuid,
        title: Type.String(),
        text_key: CallForFunds.properties.text_key,
        date: LocalDate,
        amount: Euro,
      }),
      { description: 'Charges that were moved to the buyer, or left with the seller.' },
    ),
    working_capital: Type.Object({
      state: stringEnum(WORKING_CAPITAL_STATES),
      amount: Type.Unsafe<number>({
        ...Euro,
        description: 'Amount refunded to the seller and called from the buyer, in euro.',
      }),
      unassigned_amount: Type.Unsafe<number>({
        ...Euro,
        description:
          'Working capital of the building without lot and owner in the ledger, where none was found for the lot.',
      }),
      detail: Type.String(),
    }),
  },
  { $id: 'TransferredOwnership' },
);

export const OwnershipTotal = Type.Object(
  {
    ...unit,
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
export const EndUnitOwner = Type.Object(partial(left), { additionalProperties: false });
export const HELD_UNIT_SORTS = ['start_date', 'id'] as const;
export const ListHeldUnits = pageQuery({}, HELD_UNIT_SORTS);

export type UnitOwner = Static<typeof UnitOwner>;
export type CreateUnitOwner = Static<typeof CreateUnitOwner>;
export type EndUnitOwner = Static<typeof EndUnitOwner>;
export type UpdateUnitOwner = Static<typeof UpdateUnitOwner>;
export type TransferredOwnership = Static<typeof TransferredOwnership>;
export type TransferOwnership = Static<typeof TransferOwnership>;
