import { left } from './handed-tables.ts';
import { declareTables } from './owned-tables.ts';

export const tables = declareTables({
  columns: { tenants: ({ none }) => none() },
  handover: { tenants: left('the row of the office itself') },
});
