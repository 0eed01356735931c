import { KEY_KINDS, MAX_WEIGHT } from '#domain/register/distribution-key.ts';
import {
  LocalDate,
  Type,
  Uuid,
  body,
  name,
  nullable,
  stamps,
  stringEnum,
  BuildingName,
  UnitNumber,
  type Static,
} from './common.ts';

const MAX_UNITS = 10_000;

const weight = { unit_id: Uuid, weight: Type.Integer({ minimum: 0, maximum: MAX_WEIGHT }) };
const Weights = Type.Array(body(weight), { maxItems: MAX_UNITS });

const KeyKind = stringEnum(KEY_KINDS, {
  description: 'Weights: by the weights of the lots. Meter: by consumption, without weights.',
});

export const DistributionKey = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    name: Type.String(),
    kind: KeyKind,
    is_general: Type.Boolean({
      description: 'Whether it is the general key, which follows the quotas.',
    }),
    valid_from: nullable(
      Type.String({
        format: 'date',
        description: 'Day from which the weights apply; null for the first ones.',
      }),
    ),
    total_weight: Type.Integer(),
    weights: Type.Array(Type.Object({ ...weight, unit_number: UnitNumber }), {
      description: 'Today’s weights; a lot that is left out has weight 0.',
    }),
    versions: Type.Array(nullable(Type.String({ format: 'date' })), {
      description: 'Days on which weights changed, in order; null for the first ones.',
    }),
    ...stamps,
  },
  { $id: 'DistributionKey' },
);

export const CreateDistributionKey = body(
  { name: name(100), kind: Type.Optional(KeyKind), weights: Type.Optional(Weights) },
  // A key of meters takes no weights; any other needs them.
  {
    anyOf: [
      {
        properties: { kind: { const: 'Meter' } },
        required: ['kind'],
        not: { required: ['weights'] },
      },
      { properties: { kind: { const: 'Weights' } }, required: ['weights'] },
    ],
  },
);

export const UpdateDistributionKey = body(
  {
    name: Type.Optional(name(100)),
    weights: Type.Optional(Weights),
    valid_from: Type.Optional(nullable(LocalDate)),
  },
  // A date without weights would change nothing.
  { anyOf: [{ required: ['weights'] }, { not: { required: ['valid_from'] } }] },
);

export type DistributionKey = Static<typeof DistributionKey>;
export type CreateDistributionKey = Static<typeof CreateDistributionKey>;
export type UpdateDistributionKey = Static<typeof UpdateDistributionKey>;
