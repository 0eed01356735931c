/** The parts of a schema of a body or an answer that describe its structure. */
export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  /** Whether a list shows the field beside its records. */
  readonly 'x-beside'?: boolean;
}

/** Resolves a schema that is a reference to its name. */
export type Resolve = (schema: Schema | undefined) => Schema;

/** Creates a function that follows a reference to a named schema. */
export function createResolver(schemas: readonly object[]): Resolve {
  const named = new Map((schemas as { $id: string }[]).map((schema) => [`${schema.$id}#`, schema]));
  return (schema) =>
    (schema?.$ref === undefined ? schema : (named.get(schema.$ref) as Schema)) ?? {};
}
