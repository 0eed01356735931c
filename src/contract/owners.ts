import { OWNER_KINDS } from '#domain/register/owner-kind.ts';
import {
  Email,
  EnterpriseNumber,
  Language,
  Phone,
  Type,
  Uuid,
  body,
  nullable,
  stamps,
  stringEnum,
  text,
  type Static,
} from './common.ts';
import { pageQuery } from './pagination.ts';

const OwnerKind = stringEnum(OWNER_KINDS);

const required = { name: text(200), email: Email };

const optional = {
  kind: OwnerKind,
  phone: nullable(Phone),
  address: nullable(text(300)),
  language: Language,
  user_id: nullable(Uuid),
  enterprise_number: nullable(EnterpriseNumber),
};

export const Owner = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    email: Type.String(),
    kind: OwnerKind,
    phone: nullable(Type.String({ description: 'E.164' })),
    address: nullable(Type.String()),
    language: Language,
    user_id: nullable(Uuid),
    enterprise_number: nullable(Type.String({ description: 'Ten digits' })),
    ...stamps,
  },
  { $id: 'Owner' },
);

export const CreateOwner = body({ ...required, ...Type.Partial(Type.Object(optional)).properties });
export const UpdateOwner = body(Type.Partial(Type.Object({ ...required, ...optional })).properties);

export const OWNER_SORTS = ['name', 'id'] as const;
export const ListOwners = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 100, format: 'text' })),
  },
  OWNER_SORTS,
);
export const ListBuildingOwners = pageQuery({}, OWNER_SORTS);

export type Owner = Static<typeof Owner>;
export type CreateOwner = Static<typeof CreateOwner>;
export type UpdateOwner = Static<typeof UpdateOwner>;
export type ListOwners = Static<typeof ListOwners>;
