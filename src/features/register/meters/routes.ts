import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CreateMeter,
  CreateMeterReading,
  ListMeterReadings,
  Meter,
  MeterReading,
  ReadingParams,
  UpdateMeter,
} from '#contract/meters.ts';
import { requireUnit } from '#features/register/units/index.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { declareRoutes, readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createMeter, createReading, deleteMeter, deleteReading, updateMeter } from './commands.ts';
import { requireMeter, toMeter, toReading, visibleMeters } from './meter.ts';
import { findMetersOfBuilding, findMetersOfUnit, listReadings } from './repository.ts';

export const meterRoutes = declareRoutes('Meters', [
  snapshotRoute({
    path: '/buildings/:id/meters',
    operationId: 'listBuildingMeters',
    access: 'register:read',
    summary: 'List the meters of a building',
    description: 'Returns the meters by lot with their latest reading.',
    rules: ['An Owner sees those of the lots that they hold today.'],
    answer: Type.Array(ref(Meter)),
    handler: async (ctx, { params: { id } }) => {
      await requireBuilding(ctx, id);
      return (await findMetersOfBuilding(ctx.db, id, visibleMeters(ctx))).map(toMeter);
    },
  }),
  snapshotRoute({
    path: '/units/:id/meters',
    operationId: 'listUnitMeters',
    access: 'register:read',
    summary: 'List the meters of a lot',
    description: 'Returns the meters with their latest reading.',
    answer: Type.Array(ref(Meter)),
    handler: async (ctx, { params: { id } }) => {
      await requireUnit(ctx, id);
      return (await findMetersOfUnit(ctx.db, id)).map(toMeter);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/units/:id/meters',
    operationId: 'createMeter',
    access: 'register:write',
    summary: 'Add a meter to a lot',
    description: 'Adds a meter, by which a key of the building splits.',
    rules: [
      'A lot may have several meters for one key; their consumption is added up.',
      'Refused: a key that splits by weights.',
      'Refused: a number that the lot already has for this key.',
    ],
    body: CreateMeter,
    example: {
      distribution_key_id: exampleIds.distributionKey,
      number: 'W-20417',
      unit_of_measure: 'm³',
    },
    status: 201,
    location: '/meters',
    answer: ref(Meter),
    problems: ['unknown_reference', 'key_not_metered', 'duplicate'],
    handler: async (ctx, { params, body }) => toMeter(await createMeter(ctx, params.id, body)),
  }),
  readRoute({
    path: '/meters/:id',
    operationId: 'getMeter',
    access: 'register:read',
    summary: 'Get a meter',
    description: 'Returns its lot, its key and its latest reading.',
    answer: ref(Meter),
    handler: async (ctx, { params: { id } }) => toMeter(await requireMeter(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meters/:id',
    operationId: 'updateMeter',
    access: 'register:write',
    summary: 'Update a meter',
    description: 'Changes the fields that you send.',
    rules: [
      'Statements that were frozen keep the key that they were split by.',
      'Refused: a key that splits by weights.',
    ],
    body: UpdateMeter,
    example: { number: 'W-20418' },
    answer: ref(Meter),
    problems: ['unknown_reference', 'key_not_metered', 'duplicate'],
    handler: async (ctx, { params, body }) => toMeter(await updateMeter(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/meters/:id',
    operationId: 'deleteMeter',
    access: 'register:write',
    summary: 'Delete an unused meter',
    description: 'Deletes a meter without readings.',
    problems: ['in_use'],
    handler: (ctx, { params }) => deleteMeter(ctx, params.id),
  }),
  snapshotRoute({
    path: '/meters/:id/readings',
    operationId: 'listMeterReadings',
    access: 'register:read',
    summary: 'List meter readings, latest first',
    description: 'Returns the index at the end of each day on which the meter was read.',
    query: ListMeterReadings,
    answer: Type.Array(ref(MeterReading)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireMeter(ctx, id);
      return mapPage(await listReadings(ctx.db, id, query), toReading);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/meters/:id/readings',
    operationId: 'createMeterReading',
    access: 'register:write',
    summary: 'Add a meter reading',
    description: 'Records the index at the end of a day.',
    rules: [
      'Default reason: Regular; Change with a new index.',
      'A sale is read on the day before enjoyment; the reading may come before the sale is entered.',
      'Refused: a second reading of a day.',
      'Refused: an index below the one before, or above the next; enter a change of meter first.',
    ],
    body: CreateMeterReading,
    example: { read_on: '2025-12-31', index: 1268, reason: 'Regular' },
    status: 201,
    answer: ref(MeterReading),
    problems: ['duplicate', 'meter_decreasing'],
    handler: async (ctx, { params, body }) => toReading(await createReading(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/meters/:id/readings/:reading_id',
    operationId: 'deleteMeterReading',
    access: 'register:write',
    summary: 'Delete a meter reading',
    description: 'Deletes a reading that was entered by mistake.',
    rules: ['Statements that were frozen keep the consumption that they were split by.'],
    params: ReadingParams,
    handler: (ctx, { params }) => deleteReading(ctx, params.id, params.reading_id),
  }),
]);
