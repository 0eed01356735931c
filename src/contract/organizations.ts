import {
  Email,
  EnterpriseNumber,
  Language,
  Type,
  Uuid,
  body,
  nullable,
  stamps,
  text,
  type Static,
} from './common.ts';
import { pageQuery } from './pagination.ts';

const required = { name: text(200), contact_email: Email };
const optional = { language: Language, enterprise_number: nullable(EnterpriseNumber) };

/** A tenant: a syndic's office, or one self-managed building. */
export const Organization = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    contact_email: Type.String(),
    language: Language,
    enterprise_number: nullable(Type.String()),
    ...stamps,
  },
  { $id: 'Organization' },
);

export const CreateOrganization = body({
  ...required,
  ...Type.Partial(Type.Object(optional)).properties,
});
export const UpdateOrganization = body(
  Type.Partial(Type.Object({ ...required, ...optional })).properties,
);

export const ORGANIZATION_SORTS = ['id', 'name', 'created_at'] as const;
export const ListOrganizations = pageQuery({ q: Type.Optional(text(200)) }, ORGANIZATION_SORTS);

export type Organization = Static<typeof Organization>;
export type CreateOrganization = Static<typeof CreateOrganization>;
export type UpdateOrganization = Static<typeof UpdateOrganization>;
export type ListOrganizations = Static<typeof ListOrganizations>;
