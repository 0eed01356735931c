import { MAX_QUOTA } from '#domain/register/quotas.ts';
import { UNIT_TYPES } from '#domain/register/unit-type.ts';
import {
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
export type CreateUnit = Static<typeof CreateUnit>;
export type UpdateUnit = Static<typeof UpdateUnit>;
export type ListUnits = Static<typeof ListUnits>;
