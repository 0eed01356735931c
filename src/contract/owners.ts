import { OWNER_KINDS } from '#domain/register/owner-kind.ts';
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
  stringEnum,
  searchText,
  text,
  type Static,
} from './common.ts';
import { pageQuery } from './pagination.ts';

const OwnerKind = stringEnum(OWNER_KINDS);

const required = { name: name(200) };

const optional = {
  email: nullable({
    ...Email,
    description: 'E-mail address; null: none, everything goes by post.',
  }),
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
    email: nullable(
      Type.String({ description: 'E-mail address; null: none, everything goes by post.' }),
    ),
    kind: OwnerKind,
    phone: nullable(Type.String({ description: 'Phone number, E.164.' })),
    address: nullable(Type.String()),
    language: Language,
    user_id: nullable(Uuid),
    enterprise_number: nullable(Type.String({ description: 'Enterprise number, ten digits.' })),
    external_ref: nullable(
      Type.String({ description: 'Reference in the first imported list of owners.' }),
    ),
    office_ref: nullable(
      Type.String({ description: 'Reference of the office, in all its buildings.' }),
    ),
    is_restricted: Type.Boolean({
      description: 'Whether the data is restricted to what the law requires.',
    }),
    balance: Type.Optional(
      Type.Number({
        description:
          'Balance in the building in euro, in its lists only; positive if the owner owes.',
      }),
    ),
    overdue: Type.Optional(
      Type.Number({ description: 'Overdue amount in the building in euro, in its lists only.' }),
    ),
    ...stamps,
  },
  { $id: 'Owner' },
);

export const CreateOwner = body({ ...required, ...partial(optional) });
export const UpdateOwner = body(partial({ ...required, ...optional }));

export const OWNER_SORTS = ['name', 'balance', 'id'] as const;
export const ListOwners = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    q: Type.Optional(searchText(100)),
  },
  OWNER_SORTS,
);
export const ListBuildingOwners = pageQuery({}, OWNER_SORTS);

export type Owner = Static<typeof Owner>;
export type CreateOwner = Static<typeof CreateOwner>;
export type UpdateOwner = Static<typeof UpdateOwner>;
export type ListOwners = Static<typeof ListOwners>;
