import { OVERVIEW_FIGURES, OVERVIEW_KINDS } from '#domain/overview/overview.ts';
import {
  BuildingName,
  Euro,
  LocalDate,
  Type,
  Uuid,
  body,
  nullable,
  stringEnum,
  type Static,
} from './common.ts';

const PageLink = Type.String({
  description: 'Path of the page; with `/api/v1` before it, its API route.',
});

const OverviewItem = Type.Object({
  kind: stringEnum(OVERVIEW_KINDS),
  title: Type.String({ description: 'Explanation in the language of the reader.' }),
  detail: Type.String({ description: 'Explanation in the language of the reader.' }),
  building_id: nullable({
    ...Uuid,
    description: 'Building that it is about; null if it is about none, or about several.',
  }),
  building_name: nullable(BuildingName),
  due_on: nullable({ ...LocalDate, description: 'Deadline; null if there is none.' }),
  amount: nullable({ ...Euro, description: 'Amount in euro; null if no money is involved.' }),
  link: PageLink,
});

const Figure = Type.Object({
  count: nullable(Type.Integer({ description: 'Number of records; null for a sum.' })),
  amount: nullable({ ...Euro, description: 'Sum in euro; null for a number.' }),
  link: PageLink,
});

const figureProperties = Object.fromEntries(
  OVERVIEW_FIGURES.map((name) => [name, Type.Optional(Figure)]),
) as Record<(typeof OVERVIEW_FIGURES)[number], ReturnType<typeof Type.Optional<typeof Figure>>>;

export const Overview = Type.Object(
  {
    items: Type.Array(OverviewItem, {
      description: 'Tasks by deadline, those without one last; at most twenty of each kind.',
    }),
    figures: Type.Object(figureProperties, {
      description: 'Figures of your role; each counts or adds up the whole list.',
    }),
  },
  { $id: 'Overview' },
);

export const OverviewQuery = body({ building_id: Type.Optional(Uuid) });

export type OverviewQuery = Static<typeof OverviewQuery>;
export type Overview = Static<typeof Overview>;
