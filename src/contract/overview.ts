import { OVERVIEW_FIGURES, OVERVIEW_KINDS } from '#domain/overview/overview.ts';
import { Euro, LocalDate, Type, Uuid, body, nullable, stringEnum, type Static } from './common.ts';

const PageLink = Type.String({
  description: 'A page; with /api/v1 before it, what the page reads',
});

const OverviewItem = Type.Object({
  kind: stringEnum(OVERVIEW_KINDS),
  title: Type.String({ description: 'In the language of the reader' }),
  detail: Type.String({ description: 'In the language of the reader' }),
  due_on: nullable({ ...LocalDate, description: 'By when; null: there is no deadline' }),
  amount: nullable({ ...Euro, description: 'Euro; null: it is not about money' }),
  link: PageLink,
});

const Figure = Type.Object({
  count: nullable(Type.Integer({ description: 'How many there are; null: a sum, no number' })),
  amount: nullable({ ...Euro, description: 'Their sum in euro; null: a number, no sum' }),
  link: PageLink,
});

const figureProperties = Object.fromEntries(
  OVERVIEW_FIGURES.map((name) => [name, Type.Optional(Figure)]),
) as Record<(typeof OVERVIEW_FIGURES)[number], ReturnType<typeof Type.Optional<typeof Figure>>>;

export const Overview = Type.Object(
  {
    items: Type.Array(OverviewItem, {
      description: 'By deadline, those without one last; of each kind the first twenty',
    }),
    figures: Type.Object(figureProperties, {
      description: 'Those that concern the caller; each counts all of its list, or adds it up',
    }),
  },
  { $id: 'Overview' },
);

export const OverviewQuery = body({ building_id: Type.Optional(Uuid) });

export type OverviewQuery = Static<typeof OverviewQuery>;
export type Overview = Static<typeof Overview>;
