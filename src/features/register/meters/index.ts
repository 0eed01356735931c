import { discloseReadings } from './disclosure-repository.ts';
import { meterRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { createMeter, createReading } from './commands.ts';

export const metersFeature = { tables, disclosure: discloseReadings, routes: meterRoutes };
