import { declareTables } from './owned-tables.ts';

export const tables = declareTables({ columns: { tenants: ({ none }) => none() } });
