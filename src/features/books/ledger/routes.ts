import { ChainHead, CONSISTENT_ONLY } from '#contract/chain-proofs.ts';
import { Type, ref } from '#contract/common.ts';
import { AccountMovement, LedgerProof, ListAccountMovements } from '#contract/journal-entries.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { found } from '#platform/http/request-context.ts';
import { declareRoutes, longRoute, snapshotRoute } from '#platform/http/route.ts';
import { CHAIN_START, toHead } from '#platform/security/chain.ts';
import { listAccountMovements } from './movement-repository.ts';
import { findHead } from './posting-repository.ts';
import { proveLedger } from './proof.ts';
import { findChartAccount } from './repository.ts';
import { compareWithArchive, readArchived, type ArchivedHeadsSource } from './since-archive.ts';

/** Creates the routes of the ledger. */
export const createLedgerRoutes = ({ backups }: ArchivedHeadsSource) => [
  ...declareRoutes('Journal', [
    longRoute({
      method: 'GET',
      path: '/ledger/proof',
      operationId: 'proveLedger',
      access: 'books:read',
      summary: 'Check the integrity of the ledger',
      description:
        'Recomputes the hash chain and all sums, over all buildings; faults are part of the answer.',
      rules: [CONSISTENT_ONLY, '`since_archive` compares it with the newest archive.'],
      answer: ref(LedgerProof),
      handler: async (ctx) => {
        const archived = await readArchived(backups);
        return ctx.database.snapshot(ctx.organizationId, async (db) => {
          const proof = await proveLedger(ctx.withConnection(db));
          return { ...proof, since_archive: await compareWithArchive(db, archived, proof) };
        });
      },
    }),
    snapshotRoute({
      path: '/ledger/head',
      operationId: 'getLedgerHead',
      access: 'books:read',
      summary: 'Get the head of the ledger',
      description: 'Returns the number of entries over all buildings, and the hash of the last.',
      answer: ref(ChainHead),
      handler: async ({ db, now }) => toHead((await findHead(db)) ?? CHAIN_START, now),
    }),
  ]),
  ...declareRoutes('Accounts', [
    snapshotRoute({
      path: '/accounts/:id/ledger',
      operationId: 'listAccountMovements',
      access: 'books:read',
      summary: 'List the movements of an account',
      description:
        'Returns the movements, oldest first, with a running balance; a heading includes the accounts below it.',
      rules: [
        'The balance counts from the first movement in the buildings shown, whatever the period.',
      ],
      query: ListAccountMovements,
      answer: Type.Array(ref(AccountMovement)),
      handler: async (ctx, { params: { id }, query }) => {
        const account = found(await findChartAccount(ctx.db, id), 'account', id);
        const visible = visibleBuildings(ctx, 'building_id');
        return listAccountMovements(ctx.db, account, query, {
          visible,
          language: ctx.negotiateLanguage(),
        });
      },
    }),
  ]),
];
