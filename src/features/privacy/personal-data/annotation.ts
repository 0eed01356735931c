import type {
  DataCategory,
  DataFate,
  DataSubject,
  ProcessingName,
} from '#domain/privacy/processing.ts';
import type { ColumnOf, Table } from '#platform/db/rows.ts';

/** How a row refers to the person whose data it contains. */
interface Reach<Column extends string> {
  readonly subject: DataSubject;
  /** The column with the reference. */
  readonly by: Column;
  /** The table that refers to the person, if this one only refers to that table. */
  readonly through?: Table;
}

/** Annotation of a column with personal data. */
interface PersonalData extends Reach<string> {
  readonly processing: ProcessingName;
  readonly category: DataCategory;
  readonly erasure: DataFate;
}

/** Annotation of one column: `null` without personal data. */
export type Annotation = PersonalData | null;
/** Annotations of all columns of a table. */
export type TableAnnotation<T extends Table> = Readonly<Record<ColumnOf<T>, Annotation>>;

/** Annotates columns that an erasure treats alike. */
type Held<T extends Table> = <C extends ColumnOf<T>>(
  reach: Reach<ColumnOf<T>>,
  processing: ProcessingName,
  category: DataCategory,
  names: readonly C[],
) => Record<C, Annotation>;

/** Functions to annotate groups of columns. */
interface Columns<T extends Table> {
  readonly none: <C extends ColumnOf<T>>(...names: readonly C[]) => Record<C, null>;
  readonly erase: Held<T>;
  readonly pseudonymize: Held<T>;
  readonly keep: Held<T>;
  /** Columns with the id of the acting user, which identifies nobody once the user is erased. */
  readonly actors: <C extends ColumnOf<T>>(...names: readonly C[]) => Record<C, Annotation>;
}

function each<C extends string, V>(names: readonly C[], valueOf: (name: C) => V): Record<C, V> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<C, V>;
}

function held<T extends Table>(erasure: DataFate): Held<T> {
  return (reach, processing, category, names) =>
    each(names, () => ({ ...reach, processing, category, erasure }));
}

/** Annotates the columns of a table; does not compile if one is missing. */
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
