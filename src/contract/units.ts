import { OWNERSHIP_RIGHTS } from '#domain/register/ownership.ts';
import { MAX_QUOTA } from '#domain/register/quotas.ts';
import { UNIT_TYPES } from '#domain/register/unit-type.ts';
import {
  OwnerName,
  ShareText,
  Type,
  Uuid,
  body,
  decimalInput,
  name,
  nullable,
  partial,
  stamps,
  stringEnum,
  BuildingName,
  type Static,
} from './common.ts';
import { pageQuery } from './pagination.ts';

const Floor = nullable(Type.Integer({ minimum: -20, maximum: 200 }));
const UnitType = stringEnum(UNIT_TYPES);
const Quota = Type.Integer({
  minimum: 0,
  maximum: MAX_QUOTA,
  description: 'Shares of the lot, out of `total_quota` of the building.',
});
const ParentUnitId = nullable(Uuid);

const unitNumber = { unit_number: name(50) };

const optional = {
  type: UnitType,
  floor: Floor,
  /** Square metres. */
  area: nullable(decimalInput({ decimals: 2, minimum: 0, maximum: 9_999_999 })),
  quota: Quota,
  parent_unit_id: ParentUnitId,
};

export const unitFields = {
  id: Uuid,
  building_id: Uuid,
  building_name: BuildingName,
  ...unitNumber,
  type: UnitType,
  floor: Floor,
  area: nullable(Type.Number({ description: 'Area in square metres, at most two decimals.' })),
  quota: Quota,
  parent_unit_id: ParentUnitId,
};

export const Unit = Type.Object({ ...unitFields, ...stamps }, { $id: 'Unit' });

const UnitHolder = Type.Object({
  owner_id: Uuid,
  owner_name: OwnerName,
  ownership_share: ShareText,
  right: stringEnum(OWNERSHIP_RIGHTS),
});

/** A lot in a list, with its current holders. */
export const ListedUnit = Type.Object(
  {
    ...unitFields,
    holders: Type.Array(UnitHolder, {
      'x-beside': true,
      description: 'Holders today, longest held first; an Owner sees their own holding.',
    }),
    ...stamps,
  },
  { $id: 'ListedUnit' },
);

export const CreateUnit = body({ building_id: Uuid, ...unitNumber, ...partial(optional) });
/** A unit never moves to another building. */
export const UpdateUnit = body(partial({ ...unitNumber, ...optional }));

export const UNIT_SORTS = ['unit_number', 'id'] as const;
const filters = {
  without_owner: Type.Optional(
    Type.Boolean({
      description: '`true`: only lots without a holder today; `false`: only the others.',
    }),
  ),
};
export const ListUnits = pageQuery({ building_id: Type.Optional(Uuid), ...filters }, UNIT_SORTS);
export const ListBuildingUnits = pageQuery(filters, UNIT_SORTS);

export type Unit = Static<typeof Unit>;
export type UnitHolder = Static<typeof UnitHolder>;
export type CreateUnit = Static<typeof CreateUnit>;
export type UpdateUnit = Static<typeof UpdateUnit>;
export type ListUnits = Static<typeof ListUnits>;
