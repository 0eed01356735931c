import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  ContestHold,
  CreateHold,
  CreateInterruption,
  Hold,
  HoldLetterQuery,
  Interruption,
  ListHolds,
  ListInterruptions,
  LotDebt,
  LotDebtsQuery,
  PayHold,
  ReleaseHold,
  UpdateHold,
} from '#contract/holds.ts';
import { requireBuilding, visibleBuildings } from '#features/shared/index.ts';
import { file, mapPage } from '#platform/http/reply.ts';
import {
  declareRoutes,
  longRoute,
  readRoute,
  snapshotRoute,
  writeRoute,
} from '#platform/http/route.ts';
import {
  attachHold,
  contestHold,
  createHold,
  payHold,
  releaseHold,
  updateHold,
} from './commands.ts';
import { drawHoldLetter } from './draw-letter.ts';
import { requireHold, toHold } from './hold.ts';
import { listInterruptions } from './interruptions-repository.ts';
import { createInterruption, deleteInterruption, requireInterruption } from './interruptions.ts';
import { listLotDebts } from './lot-debts.ts';
import { listHolds } from './repository.ts';

const PDF = 'application/pdf';

const EDITING = [
  snapshotRoute({
    path: '/holds',
    operationId: 'listHolds',
    access: 'books:read',
    summary: 'List withheld prices',
    description: 'Returns what notaries withhold from the price of lots, latest deed first.',
    query: ListHolds,
    answer: Type.Array(ref(Hold)),
    handler: async (ctx, { query }) =>
      mapPage(await listHolds(ctx.db, query, visibleBuildings(ctx, 'building_id')), (row) =>
        toHold(row, ctx.today),
      ),
  }),
  writeRoute({
    method: 'POST',
    path: '/holds',
    operationId: 'createHold',
    access: 'books:write',
    summary: 'Record a withheld price',
    description: 'Adds what a notary withholds from the price for the association (art. 3.95).',
    rules: [
      'A seller has one running hold in a building.',
      'No reminder is sent to the seller in the building while it runs.',
      'Refused: a letter of the notary before the deed.',
    ],
    body: CreateHold,
    example: {
      owner_id: exampleIds.owner,
      unit_ids: [exampleIds.unit],
      deed_on: '2025-11-28',
      amount: 6038.65,
      informed_on: '2025-12-01',
      letter_sent_on: '2025-12-02',
    },
    status: 201,
    location: '/holds',
    answer: ref(Hold),
    problems: ['unknown_reference', 'invalid_period', 'duplicate'],
    handler: async (ctx, { body }) => toHold(await createHold(ctx, body), ctx.today),
  }),
  readRoute({
    path: '/holds/:id',
    operationId: 'getHold',
    access: 'books:read',
    summary: 'Get a withheld price',
    description: 'Returns what is withheld, its terms in working days, and what is awaited.',
    answer: ref(Hold),
    handler: async (ctx, { params: { id } }) => toHold(await requireHold(ctx, id), ctx.today),
  }),
  writeRoute({
    method: 'PUT',
    path: '/holds/:id',
    operationId: 'updateHold',
    access: 'books:write',
    summary: 'Update a withheld price',
    description: 'Changes the fields that you send.',
    rules: ['Refused: a price that was paid or released.'],
    body: UpdateHold,
    example: { letter_sent_on: '2025-12-02' },
    answer: ref(Hold),
    problems: ['invalid_transition', 'invalid_period'],
    handler: async (ctx, { params, body }) =>
      toHold(await updateHold(ctx, params.id, body), ctx.today),
  }),
];

const LETTERS = [
  longRoute({
    method: 'GET',
    path: '/holds/:id/letter',
    operationId: 'getHoldLetter',
    access: 'books:read',
    summary: 'Get a letter about a withheld price',
    description:
      'Returns a letter to sign and send, with the open debts of the seller as of today.',
    rules: [
      'Claim: asks the notary to pay to the association, with a payment code.',
      'Attachment: tells the lawyer by which day the price must be attached.',
      'Nothing is stored or sent.',
    ],
    query: HoldLetterQuery,
    files: [PDF],
    handler: async (ctx, { params: { id }, query }) => {
      const { pdf, file_name } = await drawHoldLetter(ctx, id, query);
      return file(pdf, PDF, `${file_name}.pdf`);
    },
  }),
];

const STEPS = [
  writeRoute({
    method: 'PUT',
    path: '/holds/:id/contest',
    operationId: 'contestHold',
    access: 'books:write',
    summary: 'Record that the seller contests',
    description: 'Starts the term of 20 working days, once the letter of the notary is dated.',
    body: ContestHold,
    example: { letter_sent_on: '2025-12-02' },
    answer: ref(Hold),
    problems: ['invalid_transition', 'invalid_period'],
    handler: async (ctx, { params, body }) =>
      toHold(await contestHold(ctx, params.id, body), ctx.today),
  }),
  writeRoute({
    method: 'PUT',
    path: '/holds/:id/attach',
    operationId: 'attachHold',
    access: 'books:write',
    summary: 'Record an attachment',
    description: 'Records that the association has notified an attachment in time.',
    answer: ref(Hold),
    problems: ['invalid_transition'],
    handler: async (ctx, { params }) => toHold(await attachHold(ctx, params.id), ctx.today),
  }),
  writeRoute({
    method: 'PUT',
    path: '/holds/:id/pay',
    operationId: 'payHold',
    access: 'books:write',
    summary: 'Record that the notary has paid',
    description: 'Ends the hold by a payment on the account of the seller.',
    rules: [
      'Default payment: with the reference of the account, of the withheld amount at least.',
      'Such a payment ends the hold automatically when it is recorded.',
    ],
    body: PayHold,
    example: {},
    answer: ref(Hold),
    problems: ['invalid_transition', 'unknown_reference'],
    handler: async (ctx, { params, body }) =>
      toHold(await payHold(ctx, params.id, body), ctx.today),
  }),
  writeRoute({
    method: 'PUT',
    path: '/holds/:id/release',
    operationId: 'releaseHold',
    access: 'books:write',
    summary: 'Record that the price went to the seller',
    description: 'Ends the hold without a payment.',
    body: ReleaseHold,
    example: { reason: 'No attachment in time' },
    answer: ref(Hold),
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      toHold(await releaseHold(ctx, params.id, body), ctx.today),
  }),
];

const RECOVERY = [
  snapshotRoute({
    path: '/buildings/:id/lot-debts',
    operationId: 'listLotDebts',
    access: 'books:read',
    summary: 'List debts by privilege and limitation',
    description: 'Returns what is open for each lot, with the days on which rights end.',
    rules: [
      'Privilege: charges of the current and the preceding financial year (Mortgage Act, art. 27 7°).',
      'Limitation: 5 years from the due date, with an alarm after 4.',
      'What is open of a charge is split over its lots as it was asked.',
    ],
    query: LotDebtsQuery,
    answer: Type.Array(ref(LotDebt)),
    handler: (ctx, { params: { id }, query: { on = ctx.today } }) => listLotDebts(ctx, id, on),
  }),
  snapshotRoute({
    path: '/buildings/:id/interruptions',
    operationId: 'listInterruptions',
    access: 'books:read',
    summary: 'List the interruptions of limitation in a building',
    description: 'Returns the acts that interrupt limitation, latest first.',
    query: ListInterruptions,
    answer: Type.Array(ref(Interruption)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireBuilding(ctx, id);
      return listInterruptions(ctx.db, id, query);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/interruptions',
    operationId: 'createInterruption',
    access: 'books:write',
    summary: 'Record an interruption of limitation',
    description: 'Adds an act that interrupts limitation, with its proof.',
    rules: [
      'Without a proof, or after the last day, it changes nothing.',
      'A registered letter of the syndic is no interruption.',
    ],
    body: CreateInterruption,
    example: {
      owner_id: exampleIds.owner,
      kind: 'LawyerNotice',
      done_on: '2025-06-12',
      proof_document_id: exampleIds.document,
    },
    status: 201,
    location: '/interruptions',
    answer: ref(Interruption),
    problems: ['unknown_reference', 'date_in_future'],
    handler: (ctx, { params, body }) => createInterruption(ctx, params.id, body),
  }),
  readRoute({
    path: '/interruptions/:id',
    operationId: 'getInterruption',
    access: 'books:read',
    summary: 'Get an interruption of limitation',
    description: 'Returns an act that interrupts limitation.',
    answer: ref(Interruption),
    handler: (ctx, { params: { id } }) => requireInterruption(ctx, id),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/interruptions/:id',
    operationId: 'deleteInterruption',
    access: 'books:write',
    summary: 'Delete an interruption of limitation',
    description: 'Removes an act that was entered by mistake.',
    handler: (ctx, { params }) => deleteInterruption(ctx, params.id),
  }),
];

export const holdRoutes = declareRoutes('Sales', [...EDITING, ...LETTERS, ...STEPS, ...RECOVERY]);
