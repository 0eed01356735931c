import { INDEX_DECIMALS, READING_REASONS } from '#domain/costs/reading-order.ts';
import {
  BuildingName,
  LocalDate,
  Type,
  UnitNumber,
  Uuid,
  body,
  decimalInput,
  name,
  nullable,
  partial,
  stamps,
  stringEnum,
  type Static,
} from './common.ts';
import { pageQuery } from './pagination.ts';

const MAX_INDEX = 99_999_999;
const Reason = stringEnum(READING_REASONS, {
  description: 'Why the meter was read; information only.',
});
export const IndexInput = decimalInput({
  decimals: INDEX_DECIMALS,
  minimum: 0,
  maximum: MAX_INDEX,
});
const Index = Type.Number({ description: 'Index at the end of the day, at most six decimals.' });
const NewIndex = nullable(
  Type.Number({ description: 'Index at which the new meter starts; null without a change.' }),
);

export const Meter = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    unit_id: Uuid,
    unit_number: UnitNumber,
    distribution_key_id: Type.String({ ...Uuid, description: 'Key that splits by this meter.' }),
    key: Type.String({ description: 'Name of the key.' }),
    number: nullable(Type.String({ description: 'Number on the meter.' })),
    unit_of_measure: nullable(Type.String({ description: 'Unit, such as m³ or kWh.' })),
    last_reading: nullable(
      Type.Object(
        { read_on: LocalDate, index: Index, new_index: NewIndex },
        { description: 'Latest reading; null: none yet.' },
      ),
    ),
    ...stamps,
  },
  { $id: 'Meter' },
);

const optional = {
  number: nullable(name(50)),
  unit_of_measure: { ...nullable(name(20)), description: 'Unit, such as m³ or kWh.' },
};
export const CreateMeter = body({ distribution_key_id: Uuid, ...partial(optional) });
/** A meter stays in its lot. */
export const UpdateMeter = body(partial({ distribution_key_id: Uuid, ...optional }));

export const MeterReading = Type.Object(
  {
    id: Uuid,
    meter_id: Type.String({ ...Uuid, description: 'Meter that was read.' }),
    read_on: LocalDate,
    index: Index,
    new_index: NewIndex,
    reason: Reason,
    ...stamps,
  },
  { $id: 'MeterReading' },
);
export const CreateMeterReading = body({
  read_on: LocalDate,
  index: IndexInput,
  reason: Type.Optional(Reason),
  new_index: Type.Optional(
    nullable({
      ...IndexInput,
      description: 'Index at which the new meter starts, if it was changed that day.',
    }),
  ),
});
export const ReadingParams = Type.Object({ id: Uuid, reading_id: Uuid });

export const READING_SORTS = ['read_on', 'id'] as const;
export const ListMeterReadings = pageQuery({}, READING_SORTS);

export type Meter = Static<typeof Meter>;
export type CreateMeter = Static<typeof CreateMeter>;
export type UpdateMeter = Static<typeof UpdateMeter>;
export type CreateMeterReading = Static<typeof CreateMeterReading>;
export type ListMeterReadings = Static<typeof ListMeterReadings>;
