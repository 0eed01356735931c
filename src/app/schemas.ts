import { namedSchemas } from '#contract/index.ts';
import { createSchemaCompilers } from '#platform/http/schema-compilers.ts';

/** Compilers for the schemas of routes. All services of the process share what they have compiled. */
export const schemaCompilers = createSchemaCompilers(namedSchemas);
