import { namedSchemas } from '#contract/index.ts';
import { createSchemaCompilers } from '#platform/http/schema-compilers.ts';

/** Compilers for the schemas of routes. All instances in the process share the compiled schemas. */
export const schemaCompilers = createSchemaCompilers(namedSchemas);
