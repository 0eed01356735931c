import { addDays } from '#domain/kernel/local-date.ts';
import { systemClock, findToday } from '#platform/clock.ts';
import { writeCoda } from '#test/helpers/coda-writer.ts';
import { copyRows, type WrittenRows } from './bare-copy.ts';
import { API } from './cases.ts';
import { pick } from './facts.ts';
import { resultOf, type FundsBench } from './funds-case.ts';
import { openOffice } from './funds-office.ts';
import { loading } from './loading.ts';
import { watchMemory } from './peak-memory.ts';
import type { Result } from './run-cases.ts';
import { createTenant, inTurn, measureAnswers, read, type Tenant, type Timed } from './tenant.ts';

const IBAN = 'BE68539007547034';
const STATEMENTS = 10;
/** Number of payments per owner, which do not add up to the amount called. */
const PARTS = 10;
const PART_CENTS = 1_000;
const PAGE = 500;
const COPIES = 3;
const TAKING = { seconds: 30, growth: 256 };
const PROPOSING = { seconds: 2, growth: 256 };
const ACCEPTING = { seconds: 60, growth: 256 };

const taken: readonly WrittenRows[] = [
  { table: 'bank_statements', where: 'organization_id = $1' },
  { table: 'bank_transactions', where: 'organization_id = $1' },
];
/** The case has an organization of its own, whose books also hold one call. */
const booked: readonly WrittenRows[] = [
  { table: 'payments', where: 'organization_id = $1' },
  { table: 'allocations', where: 'organization_id = $1' },
  ...['journal_entries', 'journal_lines'].map((table) => ({
    table,
    where: 'organization_id = $1',
  })),
];

interface Certain {
  readonly matched: number;
  readonly next: string | null;
}

/** Imports a bank file: upload, list the proposals, accept all that are certain. */
export async function runBank(bench: FundsBench): Promise<Result[]> {
  const owners = bench.isQuick ? 100 : 1_000;
  const count = owners * PARTS;
  const office = await openOffice(bench, { buildings: 1, owners_per_building: owners });
  const { id } = await office.draft(pick(office.building_ids, 0), 'Provision');
  await office.must('PUT', `/calls-for-funds/${id}/send`);
  const file = await makeFile(bench.url, id);
  const service = await bench.startAnother();
  const tenant = createTenant(service.origin, office.token);
  const watched = <T>(work: () => Promise<T>) => watchMemory(() => service.memory(), work);
  const sent = await watched(() => sendBankFile(service.origin, office.token, file));
  const parameter = office.organization_id;
  const bareTaking = await copyRows(bench.url, { times: COPIES, written: taken, parameter });
  const shown = await watched(() => pages(tenant, count));
  const dry = await watched(() => acceptCertain(tenant, true));
  const accepted = await watched(() => acceptCertain(tenant, false));
  const bareBooking = await copyRows(bench.url, { times: COPIES, written: booked, parameter });
  await service.stop();
  const sumOf = (answers: readonly Timed[]): Timed => ({
    ...pick(answers, 0),
    milliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  });
  const isAll = (answers: readonly Timed[]) => () =>
    answers.reduce((sum, answer) => sum + (read(answer) as Certain).matched, 0) === count;
  const { memory } = sent;
  return [
    resultOf(`bank file of ${count} transactions`, measureAnswers([sent.result]), {
      target: TAKING,
      memory,
      loop: bareTaking,
    }),
    resultOf(`${PAGE} of them with proposals`, measureAnswers(shown.result), {
      target: PROPOSING,
      memory: shown.memory,
    }),
    resultOf(
      `what is certain of ${count}, dry`,
      measureAnswers([sumOf(dry.result)], isAll(dry.result)),
      {
        target: TAKING,
        memory: dry.memory,
      },
    ),
    resultOf(
      `${count} certain ones accepted`,
      measureAnswers([sumOf(accepted.result)], isAll(accepted.result)),
      {
        target: ACCEPTING,
        memory: accepted.memory,
        loop: bareBooking,
      },
    ),
  ];
}

/** Daily statements with payments of all owners by structured communication. */
async function makeFile(url: string, callId: string): Promise<string> {
  const communications = await loading(url, async (client) => {
    const { rows } = await client.query<{ structured_communication: string }>(
      'select structured_communication from app.receivables where source_id = $1 order by id',
      [callId],
    );
    return rows.map((row) => row.structured_communication);
  });
  const today = findToday(systemClock);
  const perStatement = (communications.length * PARTS) / STATEMENTS;
  const statements = Array.from({ length: STATEMENTS }, (_, index) => {
    const date = addDays(today, index - STATEMENTS);
    return {
      iban: IBAN,
      number: index + 1,
      date,
      opening_cents: index * perStatement * PART_CENTS,
      movements: Array.from({ length: perStatement }, (_line, line) => ({
        amount_cents: PART_CENTS,
        booked_on: date,
        counterparty_name: `COPROPRIETAIRE ${line}`,
        structured: { kind: '101', data: pick(communications, line) },
      })),
    };
  });
  return writeCoda(statements);
}

/** Uploads a bank file. */
export async function sendBankFile(origin: string, token: string, file: string): Promise<Timed> {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(file, 'latin1')]), 'bank.cod');
  const start = performance.now();
  const answer = await fetch(`${origin}${API}/bank-statements`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = Buffer.from(await answer.arrayBuffer());
  return { milliseconds: performance.now() - start, status: answer.status, body };
}

const pages = (tenant: Tenant, count: number): Promise<Timed[]> =>
  inTurn(count / PAGE, (turn) =>
    tenant.ask(
      'GET',
      `/bank-transactions?status=Open&sort=booked_on&limit=${PAGE}&offset=${turn * PAGE}`,
    ),
  );

/** Accepts all certain proposals, in as many requests as it takes. */
async function acceptCertain(tenant: Tenant, dry_run: boolean): Promise<Timed[]> {
  const answers: Timed[] = [];
  let after: string | null = null;
  do {
    const body = { dry_run, ...(after === null ? {} : { after }) };
    const answer = await tenant.ask('POST', '/bank-transactions/match-certain', body);
    answers.push(answer);
    after = (read(answer) as Certain).next;
  } while (after !== null);
  return answers;
}
