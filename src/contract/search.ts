import { RECORD_TYPES } from '#domain/kernel/record-types.ts';
import { Type, Uuid, body, nullable, stringEnum, searchText, type Static } from './common.ts';

export const SearchResult = Type.Object(
  {
    type: stringEnum(RECORD_TYPES),
    id: Uuid,
    title: Type.String(),
    subtitle: nullable(Type.String({ description: 'Building or amount of the record.' })),
    link: Type.String({ description: 'Path of the page; with `/api/v1` before it, the record.' }),
  },
  { $id: 'SearchResult' },
);

export const SearchFor = body({
  q: searchText(200),
  building_id: Type.Optional({
    ...Uuid,
    description: 'Building whose records are searched; suppliers belong to none and stay.',
  }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
});

export type SearchResult = Static<typeof SearchResult>;
export type SearchFor = Static<typeof SearchFor>;
