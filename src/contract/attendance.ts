import { ARRIVAL_MODES, ATTENDANCE_MODES } from '#domain/assemblies/attendance.ts';
import { QUORUM_RULES } from '#domain/assemblies/quorum.ts';
import {
  body,
  Instant,
  name,
  nullable,
  OwnerName,
  rowTag,
  stringEnum,
  Type,
  Uuid,
  type Static,
} from './common.ts';

export const Proxy = Type.Object(
  {
    id: Uuid,
    meeting_id: Uuid,
    principal_owner_id: Uuid,
    principal_name: Type.String({
      description: 'Name of the owner who is represented.',
    }),
    holder_owner_id: nullable(Uuid),
    holder_name: Type.String({
      description: 'Name of the person who votes for them.',
    }),
    notarial: Type.Boolean(),
    first_session_only: Type.Boolean({
      description:
        'Whether it ends with the first session; otherwise it also holds for the second.',
    }),
    created_at: Instant,
    ...rowTag,
  },
  { $id: 'Proxy' },
);
export const CreateProxy = body(
  {
    principal_owner_id: Uuid,
    holder_owner_id: Type.Optional(Uuid),
    holder_name: Type.Optional(name(200)),
    notarial: Type.Optional(Type.Boolean()),
    first_session_only: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether the proxy does not hold for a second session for lack of quorum.',
      }),
    ),
  },
  { oneOf: [{ required: ['holder_owner_id'] }, { required: ['holder_name'] }] },
);
export const ProxyParams = Type.Object({ id: Uuid, proxy_id: Uuid });

const Mode = stringEnum(ATTENDANCE_MODES);
export const Attendance = Type.Object(
  {
    id: Uuid,
    meeting_id: Uuid,
    owner_id: Uuid,
    owner_name: OwnerName,
    mode: Mode,
    represented_by: nullable(Type.String({ description: 'Name of the holder of the proxy.' })),
    weight: Type.Integer({
      description: 'Votes according to the register on the day of the meeting.',
    }),
    vote_suspended: Type.Boolean({
      description:
        'Lots of several holders without a voting representative, which do not count as present.',
    }),
    arrived_at: Instant,
    left_at: nullable(Instant),
    ...rowTag,
  },
  { $id: 'Attendance' },
);
export const CreateAttendance = body({ owner_id: Uuid, mode: stringEnum(ARRIVAL_MODES) });
export const AttendanceParams = Type.Object({ id: Uuid, attendance_id: Uuid });

const found = {
  owners_total: Type.Integer(),
  owners_present: Type.Integer(),
  shares_total: Type.Integer(),
  shares_present: Type.Integer(),
  rule: nullable(stringEnum(QUORUM_RULES)),
  reached: Type.Boolean(),
};
export const Quorum = Type.Object(found, { $id: 'Quorum' });
/** Quorum found at the opening; null: the meeting has not begun. */
export const OpeningQuorum = nullable(Type.Object(found));

export type CreateProxy = Static<typeof CreateProxy>;
export type CreateAttendance = Static<typeof CreateAttendance>;
