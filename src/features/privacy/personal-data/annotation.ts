import type {
  DataCategory,
  DataFate,
  DataSubject,
  ProcessingName,
} from '#domain/privacy/processing.ts';
import type { ColumnOf, Table } from '#platform/db/rows.ts';

/** How a row leads to the person whose data it holds. */
interface Reach<Column extends string> {
  readonly subject: DataSubject;
  /** The column that leads there. */
  readonly by: Column;
  /** The table that has the person, where this one only refers to it. */
  readonly through?: Table;
}

/** What a column says of somebody. */
interface PersonalData extends Reach<string> {
  readonly processing: ProcessingName;
  readonly category: DataCategory;
  readonly erasure: DataFate;
}

/** Of one column: `null` where it says nothing of a person. */
export type Annotation = PersonalData | null;
/** Of all columns of a table. */
export type TableAnnotation<T extends Table> = Readonly<Record<ColumnOf<T>, Annotation>>;

/** Columns that become of one and the same, once the person is erased. */
type Held<T extends Table> = <C extends ColumnOf<T>>(
  reach: Reach<ColumnOf<T>>,
  processing: ProcessingName,
  category: DataCategory,
  names: readonly C[],
) => Record<C, Annotation>;

/** By what the columns of a table are told apart. */
interface Columns<T extends Table> {
  readonly none: <C extends ColumnOf<T>>(...names: readonly C[]) => Record<C, null>;
  readonly erase: Held<T>;
  readonly pseudonymize: Held<T>;
  readonly keep: Held<T>;
  /** Who did something: the id of a user, which names nobody once the user is erased. */
  readonly actors: <C extends ColumnOf<T>>(...names: readonly C[]) => Record<C, Annotation>;
}

function each<C extends string, V>(names: readonly C[], valueOf: (name: C) => V): Record<C, V> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<C, V>;
}

function held<T extends Table>(erasure: DataFate): Held<T> {
  return (reach, processing, category, names) =>
    each(names, () => ({ ...reach, processing, category, erasure }));
}

/** What the columns of a table say of people; does not compile while one is missing. */
export function of<T extends Table>(
  _table: T,
  columns: (by: Columns<T>) => TableAnnotation<T>,
): TableAnnotation<T> {
  return columns({
    none: (...names) => each(names, () => null),
    erase: held('Erase'),
    pseudonymize: held('Pseudonymize'),
    keep: held('Keep'),
    actors: (...names) =>
      each(names, (by) => ({
        subject: 'User',
        by,
        processing: 'AuditTrail',
        category: 'Activity',
        erasure: 'Pseudonymize',
      })),
  });
}
