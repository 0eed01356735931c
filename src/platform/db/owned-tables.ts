import type { ProblemCode } from '#domain/kernel/problems.ts';
import type {
  DataCategory,
  DataFate,
  DataSubject,
  ProcessingName,
} from '#domain/privacy/processing.ts';
import { ofBuilding, type Handing } from './handed-tables.ts';
import type { ColumnOf, SharedTable, Table } from './rows.ts';
import { columnTypes } from './schema.generated.ts';

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
/** Columns that mean the same in every table, and are annotated alike unless a table says otherwise. */
type CommonColumn = 'organization_id' | 'created_at' | 'created_by' | 'updated_at' | 'version';
/** Annotations of the columns of a table. */
type TableAnnotation<T extends Table> = Readonly<
  Record<Exclude<ColumnOf<T>, CommonColumn>, Annotation>
>;
/** Annotations of all columns, by table. */
export type Annotations = Readonly<Record<string, Readonly<Record<string, Annotation>>>>;

/** Annotates columns that an erasure treats alike. */
type Annotate<Column extends string> = <C extends Column>(
  reach: Reach<Column>,
  processing: ProcessingName,
  category: DataCategory,
  names: readonly C[],
) => Record<C, Annotation>;

/** Functions to annotate groups of columns. */
interface Columns<Column extends string> {
  readonly none: <C extends Column>(...names: readonly C[]) => Record<C, null>;
  readonly erase: Annotate<Column>;
  readonly pseudonymize: Annotate<Column>;
  readonly keep: Annotate<Column>;
  /** Columns with the id of the acting user, which identifies nobody once the user is erased. */
  readonly actors: <C extends Column>(...names: readonly C[]) => Record<C, Annotation>;
}

/** Answer to a request that violates a constraint. */
export interface ConstraintAnswer {
  /** `duplicate` if absent, which is the convention for `…_unique`. */
  readonly code?: ProblemCode;
  /** Noun of the subject: `noun.…` in src/locales/problems. */
  readonly what?: string;
  /** Field that the request has to change. */
  readonly pointer?: string;
  readonly count?: number;
}

/**
 * Where the rows of a table are on a database of several servers: `tenant`, all rows of an
 * organization on one of them; `reference`, a copy on each; `local`, on the coordinator only.
 */
type TableClass = 'tenant' | 'reference' | 'local';

/** Facts about the tables of a feature that only their owner knows. */
interface TableFacts<T extends Table> {
  /** The personal data in every column, except in those that mean the same in every table. */
  readonly columns: {
    readonly [Name in T]: (by: Columns<ColumnOf<Name>>) => TableAnnotation<Name>;
  };
  /** Classes of its shared tables. */
  readonly classes?: { readonly [Name in T]?: TableClass };
  /**
   * Nouns of records that cannot be deleted while others refer to them: every foreign key that
   * blocks the deletion is answered `in_use` with this noun.
   */
  readonly nouns?: { readonly [Name in T]?: string };
  /** How rows go along when a building is handed over; tables with `building_id` belong to it. */
  readonly handover?: { readonly [Name in T]?: Handing };
  /** Answers to other constraints that a request may violate, by their names. */
  readonly constraints?: Readonly<Record<string, ConstraintAnswer>>;
}

/** Requires the classes of shared tables, which have no tenant: those that statements of tenants join are copied. */
type SharedClasses<T extends Table> = [Extract<T, SharedTable>] extends [never]
  ? { readonly classes?: never }
  : { readonly classes: Readonly<Record<Extract<T, SharedTable>, Exclude<TableClass, 'tenant'>>> };

/** The tables of a feature. */
export interface OwnedTables {
  readonly columns: Annotations;
  readonly classes: Readonly<Record<string, TableClass>>;
  readonly nouns: Readonly<Record<string, string | undefined>>;
  readonly constraints: Readonly<Record<string, ConstraintAnswer>>;
  /** Rules of handing over, by table; none for a table that declares none. */
  readonly handover: Readonly<Record<string, Handing | undefined>>;
}

/**
 * Declares the tables that a feature owns: no other feature names them in SQL. Does not compile if
 * a column is missing.
 */
export function declareTables<T extends Table>(
  facts: TableFacts<T> & SharedClasses<T>,
): OwnedTables {
  const { columns, nouns = {}, constraints = {}, handover = {} } = facts;
  const names = Object.keys(columns) as T[];
  const shared: Readonly<Record<string, TableClass>> = facts.classes ?? {};
  const annotated = names.map((table) => {
    const known: Readonly<Record<string, Annotation>> = { ...COMMON, ...columns[table](COLUMNS) };
    const all = Object.keys(columnTypes[table]).map((name) => [name, known[name] ?? null] as const);
    return [table, Object.fromEntries(all)] as const;
  });
  const handed = names.map((table) => {
    const declared: Handing | undefined = (handover as Readonly<Record<string, Handing>>)[table];
    return [table, declared ?? handByDefault(table)] as const;
  });
  const classes = Object.fromEntries(names.map((table) => [table, shared[table] ?? 'tenant']));
  return {
    columns: Object.fromEntries(annotated),
    classes,
    nouns,
    constraints,
    handover: Object.fromEntries(handed),
  };
}

function handByDefault(table: Table): Handing | undefined {
  return 'building_id' in columnTypes[table] ? ofBuilding() : undefined;
}

const COLUMNS: Columns<string> = {
  none: (...names) => mapNames(names, () => null),
  erase: annotateAs('Erase'),
  pseudonymize: annotateAs('Pseudonymize'),
  keep: annotateAs('Keep'),
  actors: (...names) =>
    mapNames(names, (by) => ({
      subject: 'User',
      by,
      processing: 'AuditTrail',
      category: 'Activity',
      erasure: 'Pseudonymize',
    })),
};

const COMMON: Readonly<Record<CommonColumn, Annotation>> = {
  ...COLUMNS.none('organization_id', 'created_at', 'updated_at', 'version'),
  ...COLUMNS.actors('created_by'),
};

function mapNames<C extends string, V>(names: readonly C[], valueOf: (name: C) => V): Record<C, V> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<C, V>;
}

function annotateAs(erasure: DataFate): Annotate<string> {
  return (reach, processing, category, names) =>
    mapNames(names, () => ({ ...reach, processing, category, erasure }));
}
