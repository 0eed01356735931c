import { readFileSync } from 'node:fs';

const PACKAGE = new URL('../../../../package.json', import.meta.url);

/** The version of package.json. It follows semantic versioning of the API. */
export const API_VERSION: string = JSON.parse(readFileSync(PACKAGE, 'utf8')).version;
