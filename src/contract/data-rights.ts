import { RESTRICTION_GROUNDS } from '#domain/privacy/restriction.ts';
import { body, Instant, nullable, stringEnum, text, Type, Uuid, type Static } from './common.ts';
import { UpdateOwner } from './owners.ts';

const { user_id: _user, ...personal } = UpdateOwner.properties;

export const RectifyOwner = body({ ...personal, reason: text(2_000) });

export const DataRestriction = Type.Object(
  {
    id: Uuid,
    ground: stringEnum(RESTRICTION_GROUNDS),
    reason: Type.String(),
    placed_by: Uuid,
    placed_at: Instant,
    lift_reason: nullable(Type.String()),
    lifted_by: nullable(Uuid),
    lifted_at: nullable({
      ...Instant,
      description: 'Day on which it was lifted; null while in force.',
    }),
  },
  { $id: 'DataRestriction' },
);
export const DataRectification = Type.Object(
  {
    id: Uuid,
    field: Type.String({ description: 'Fields of the owner to correct.' }),
    value_before: nullable(Type.String()),
    value_after: nullable(Type.String()),
    reason: Type.String(),
    rectified_by: Uuid,
    rectified_at: Instant,
  },
  { $id: 'DataRectification' },
);
export const LiftRestriction = body({
  ground: stringEnum(RESTRICTION_GROUNDS),
  reason: text(2_000),
});

export type RectifyOwner = Static<typeof RectifyOwner>;
