import type {
  DataCategory,
  DataFate,
  DataSubject,
  ProcessingName,
} from '#domain/privacy/processing.ts';
import type { ColumnOf, Table } from '#platform/db/rows.ts';

/** What a column says of somebody. */
interface PersonalData<T extends Table = Table> {
  readonly subject: DataSubject;
  /** The column that leads to the person. */
  readonly by: ColumnOf<T>;
  /** The table that has the person where this one only leads there. */
  readonly through?: Table;
  readonly processing: ProcessingName;
  readonly category: DataCategory;
  readonly erasure: DataFate;
}

/** Of one column: `null` where it says nothing of a person. */
export type Annotation = PersonalData | null;
/** Of all columns of a table. */
export type TableAnnotation<T extends Table> = Readonly<Record<ColumnOf<T>, Annotation>>;

/** By what the columns of a table are told apart. Each takes names of columns. */
interface Columns<T extends Table> {
  readonly none: <C extends ColumnOf<T>>(...names: readonly C[]) => Record<C, null>;
  readonly data: <C extends ColumnOf<T>>(
    about: PersonalData<T>,
    ...names: readonly C[]
  ) => Record<C, Annotation>;
  /** Who did something: the id of a user, which names nobody once the user is erased. */
  readonly actors: <C extends ColumnOf<T>>(...names: readonly C[]) => Record<C, Annotation>;
}

function each<C extends string, V>(names: readonly C[], valueOf: (name: C) => V): Record<C, V> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<C, V>;
}

function actedBy(by: string): Annotation {
  const acted: Omit<PersonalData, 'by'> = {
    subject: 'User',
    processing: 'AuditTrail',
    category: 'Activity',
    erasure: 'Pseudonymize',
  };
  return { ...acted, by } as unknown as Annotation;
}

/** What the columns of a table say of people; does not compile while one is missing. */
export function of<T extends Table>(
  _table: T,
  columns: (by: Columns<T>) => TableAnnotation<T>,
): TableAnnotation<T> {
  return columns({
    none: (...names) => each(names, () => null),
    data: (about, ...names) => each(names, () => about as unknown as Annotation),
    actors: (...names) => each(names, actedBy),
  });
}
