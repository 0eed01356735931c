import {
  Email,
  EnterpriseNumber,
  Language,
  Phone,
  Type,
  Uuid,
  body,
  name,
  nullable,
  partial,
  stamps,
  searchText,
  text,
  type Static,
} from './common.ts';
import { pageQuery } from './pagination.ts';

/** Time of day in Belgium, to the minute. */
const TimeOfDay = Type.String({
  pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
  description: 'Time of day, `HH:MM`.',
});

/** Daily hours without SMS and push messages, except alerts. */
const quiet_hours = nullable(body({ from: TimeOfDay, to: TimeOfDay }));

const required = { name: name(200), contact_email: Email };
const optional = {
  language: Language,
  enterprise_number: nullable(EnterpriseNumber),
  address: nullable(text(300)),
  postal_code: nullable(text(20)),
  city: nullable(text(100)),
  phone: nullable(Phone),
  registration_number: nullable(text(50)),
  quiet_hours,
  second_factor_required: Type.Boolean({
    description:
      'Whether users need two-factor authentication to approve, confirm and pay; default `false`.',
  }),
};

/** A tenant: a syndic's office, or one self-managed building. */
export const Organization = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    contact_email: Type.String(),
    language: Language,
    enterprise_number: nullable(Type.String()),
    address: nullable(Type.String()),
    postal_code: nullable(Type.String()),
    city: nullable(Type.String()),
    phone: nullable(Type.String({ description: 'Phone number, E.164.' })),
    registration_number: nullable(
      Type.String({
        description: 'Registration number of the institute of real estate professionals (IPI).',
      }),
    ),
    quiet_hours,
    second_factor_required: Type.Boolean({
      description: 'Whether users need two-factor authentication to approve, confirm and pay.',
    }),
    ...stamps,
  },
  { $id: 'Organization' },
);

export const CreateOrganization = body({ ...required, ...partial(optional) });
export const UpdateOrganization = body(partial({ ...required, ...optional }));

export const ORGANIZATION_SORTS = ['id', 'name', 'created_at'] as const;
export const ListOrganizations = pageQuery(
  { q: Type.Optional(searchText(200)) },
  ORGANIZATION_SORTS,
);

export type Organization = Static<typeof Organization>;
export type CreateOrganization = Static<typeof CreateOrganization>;
export type UpdateOrganization = Static<typeof UpdateOrganization>;
export type ListOrganizations = Static<typeof ListOrganizations>;
