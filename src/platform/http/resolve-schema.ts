/** What is looked at of the schema of a body or an answer: what lies in it. */
export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** The schema itself, where it is referred to by its name. */
export type Resolve = (schema: Schema | undefined) => Schema;

export function resolveIn(schemas: readonly object[]): Resolve {
  const named = new Map((schemas as { $id: string }[]).map((schema) => [`${schema.$id}#`, schema]));
  return (schema) =>
    (schema?.$ref === undefined ? schema : (named.get(schema.$ref) as Schema)) ?? {};
}
