import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { runningBalance } from '#domain/owner-accounts/running-balance.ts';
import type { StatementRow } from '#domain/statements/statement-input.ts';
import { sayTitle } from '#domain/texts/known-titles.ts';
import type { LetterBlock } from '#platform/pdf/letter.ts';
import { isCorrection, isSettledWorks } from './charges-part.ts';
import type {
  OwnerOnPaper,
  PaperCalled,
  PaperMovement,
  PaperWords,
  StatementOnPaper,
} from './paper.ts';
import {
  formatQuantity,
  formatWeight,
  makeRow,
  makeSection,
  makeSheet,
  nameKey,
  type SheetRow,
  type Writing,
} from './sheets.ts';
import { sumSettlement } from './summary-part.ts';

/** Makes the lots of an owner, with right, share and days in the period. */
export function lotsBlocks(
  { total_quota }: StatementOnPaper,
  { lots }: OwnerOnPaper,
  { say, day, language }: Writing,
): LetterBlock[] {
  if (lots.length === 0) return [];
  const quota = (weight: number) =>
    [weight, total_quota].map((one) => formatWeight(String(one), language)).join(' / ');
  return makeSection(say('letter.statement.lots'), [
    makeSheet(
      [
        say('letter.call.unit'),
        say('letter.statement.quota'),
        say('letter.statement.right'),
        say('letter.statement.share'),
        say('letter.statement.held'),
        say('letter.statement.days'),
      ],
      lots.map((lot) =>
        makeRow(
          'line',
          `${lot.unit_number} – ${say(`enum.UnitType.${lot.type}`)}`,
          quota(lot.quota),
          say(`enum.OwnershipRight.${lot.right}`),
          lot.share,
          `${day(lot.from)} – ${day(lot.to)}`,
          String(lot.days),
        ),
      ),
      [2],
    ),
  ]);
}

/** Makes the readings of metered lots, with the price of a unit. */
export function metersBlocks(
  { keys }: StatementOnPaper,
  { rows, meters }: OwnerOnPaper,
  { lines }: PaperWords,
  { say, day, money, language }: Writing,
): LetterBlock[] {
  const metered = rows.filter(({ consumption }) => consumption !== null);
  const show = (index: string) => formatQuantity(index, language);
  const rowsOf = (row: StatementRow): SheetRow => {
    const line = lines.get(row.line_id ?? '');
    const [key_id = ''] = row.distribution_key_ids;
    const read = meters.filter(
      (one) => one.unit_id === row.unit_id && one.distribution_key_id === key_id,
    );
    const range = read.map(
      ({ from, to }) => `${show(from.index)} (${day(from.on)}) → ${show(to.index)} (${day(to.on)})`,
    );
    const names = read.flatMap(({ number }) => number ?? []);
    const consumption = formatQuantity(row.consumption ?? '0', language);
    return makeRow(
      'line',
      [row.unit_number, keys.get(key_id)?.name ?? '', ...names].join(' · '),
      range.join('; '),
      consumption,
      unitPrice(line?.amount_cents ?? 0, row.total_weight, money),
      money(row.amount_cents),
    );
  };
  if (metered.length === 0) return [];
  return makeSection(say('letter.statement.meters'), [
    makeSheet(
      [
        say('letter.statement.meter'),
        say('letter.statement.indexes'),
        say('letter.statement.consumption'),
        say('letter.statement.unit_price'),
        say('letter.amounts'),
      ],
      metered.map(rowsOf),
    ),
    { kind: 'small', text: say('letter.statement.fixed_part') },
  ]);
}

/** Writes the price of a unit, to the cent; what is charged is split by whole cents of the building. */
function unitPrice(cents: Cents, total: string | null, money: (cents: Cents) => string): string {
  const [numerator = 0, denominator = 1] = (total ?? '').split('/').map(Number);
  const units = numerator / denominator;
  return Number.isFinite(units) && units !== 0 ? money(Math.round(cents / units)) : '';
}

/** Makes the calls that the statement settles. */
export function calledBlocks(
  { keys }: StatementOnPaper,
  { called }: OwnerOnPaper,
  { say, day, money }: Writing,
): LetterBlock[] {
  if (called.length === 0) return [];
  const sum = (some: readonly PaperCalled[]) =>
    money(sumCents(some.map(({ amount_cents }) => amount_cents)));
  const rows = [...Map.groupBy(called, ({ nature }) => nature)].flatMap(([nature, own]) => {
    const fund = say(`enum.Fund.${nature === 'Ordinary' ? 'Provision' : 'Works'}`);
    const byKey = Map.groupBy(own, ({ distribution_key_id }) => distribution_key_id);
    const byCall = Map.groupBy(own, (row) => `${row.call_id} ${row.origin}`);
    const texts = [...byCall.values()].flatMap((some) => {
      const [one] = some;
      return one === undefined
        ? []
        : [`${day(one.call_date)} ${sayTitle(one.call, say)} (${sum(some)})`];
    });
    return [
      ...[...byKey].map(([id, some]) =>
        makeRow('line', fund, nameKey(keys.get(id), say), sum(some)),
      ),
      makeRow('note', texts.join(' · ')),
    ];
  });
  const total = makeRow('total', say('letter.statement.called_total'), '', sum(called));
  return makeSection(say('letter.statement.called'), [
    makeSheet(
      [say('letter.statement.fund'), say('letter.statement.key'), say('letter.amounts')],
      [...rows, ...(rows.length <= 2 ? [] : [total])],
      [1],
    ),
  ]);
}

/** Makes the works of each decision: what they cost the building, and what the owner bears of them. */
export function worksBlocks(
  { works }: StatementOnPaper,
  { rows, called }: OwnerOnPaper,
  { say, money }: Writing,
): LetterBlock[] {
  const own = rows.filter(isSettledWorks);
  const asked = sumCents(
    called
      .filter(({ nature, origin }) => nature === 'Extraordinary' && !isCorrection(origin))
      .map(({ amount_cents }) => amount_cents),
  );
  const sheets = [...Map.groupBy(own, ({ decision_id }) => decision_id ?? '')].flatMap(
    ([decision_id, borne]): SheetRow[] => {
      const one = works.get(decision_id);
      if (one === undefined) return [];
      const { cost_cents, from_reserve_cents, from_loan_cents, called_cents } = one;
      const balance = cost_cents - from_reserve_cents - from_loan_cents - called_cents;
      const row = (id: string, cents: Cents) => makeRow('line', say(id), money(cents), '');
      const optional = (id: string, cents: Cents) => (cents === 0 ? [] : [row(id, cents)]);
      return [
        makeRow('group', one.title, '', ''),
        row('letter.statement.works_cost', cost_cents),
        ...optional('letter.statement.works_reserve', -from_reserve_cents),
        ...optional('letter.statement.works_loan', -from_loan_cents),
        row('letter.statement.works_called_of_all', -called_cents),
        row('letter.statement.works_balance', balance),
        ...borne.map((charge) =>
          makeRow(
            'line',
            say('letter.statement.works_of_lot', { unit_number: charge.unit_number }),
            '',
            money(charge.amount_cents),
          ),
        ),
      ];
    },
  );
  if (sheets.length === 0) return [];
  const total = sumCents(own.map(({ amount_cents }) => amount_cents));
  return makeSection(say('letter.statement.works'), [
    makeSheet(
      [say('letter.statement.item'), say('letter.statement.building'), say('letter.statement.you')],
      [
        ...sheets,
        makeRow('line', say('letter.statement.works_called'), '', money(-asked)),
        makeRow('total', say('letter.statement.works_settlement'), '', money(total - asked)),
      ],
    ),
  ]);
}

/** Makes the reserve fund of the building, and what was asked of the owner for it. */
export function reserveBlocks(
  { reserve, run }: StatementOnPaper,
  { figures }: OwnerOnPaper,
  { say, money }: Writing,
): LetterBlock[] {
  const { opening_cents, appropriated_cents, interest_cents, closing_cents } = reserve;
  if ([opening_cents, appropriated_cents, closing_cents].every((cents) => cents === 0)) return [];
  const row = (id: string, cents: Cents, own = '') => makeRow('line', say(id), money(cents), own);
  return makeSection(say('letter.statement.reserve', { date: run.period_to }), [
    makeSheet(
      [say('letter.statement.item'), say('letter.statement.building'), say('letter.statement.you')],
      [
        row('letter.statement.reserve_opening', opening_cents),
        row('letter.statement.reserve_calls', appropriated_cents, money(figures.reserve_cents)),
        ...(interest_cents === 0 ? [] : [row('letter.statement.reserve_interest', interest_cents)]),
        ...reserve.released.map(({ decision_id, amount_cents }) =>
          makeRow(
            'line',
            say('letter.statement.reserve_used', {
              title: reserve.titles.get(decision_id) ?? 'none',
            }),
            money(amount_cents),
            '',
          ),
        ),
        makeRow('total', say('letter.statement.reserve_closing'), money(closing_cents), ''),
        row('letter.statement.reserve_bank', reserve.bank_cents),
        ...(reserve.gap_cents === 0
          ? []
          : [row('letter.statement.reserve_gap', reserve.gap_cents)]),
      ],
    ),
    { kind: 'small', text: say('letter.statement.reserve_stays') },
  ]);
}

function movementText(movement: PaperMovement, { say }: Writing): string {
  const { call, text, kind, amount_cents } = movement;
  if (call !== null) return sayTitle(call, say);
  if (kind === 'Payment' && amount_cents < 0) return say('letter.statement.payment');
  if (kind === 'PrivateCosts' && text !== null && text !== '') {
    return say('letter.statement.private', { text });
  }
  return text === null || text === '' ? say('letter.statement.account_kind', { kind }) : text;
}

/** Makes the account of the owner over the period, with its running balance. */
export function accountBlocks(
  { run }: StatementOnPaper,
  { figures, movements }: OwnerOnPaper,
  writing: Writing,
): LetterBlock[] {
  const { say, day, money } = writing;
  const bySource = Map.groupBy(movements, ({ source_id }) => source_id);
  const moves = [...bySource.values()].flatMap((own) => {
    const [first] = own;
    const net_cents = sumCents(own.map(({ amount_cents }) => amount_cents));
    if (first === undefined || net_cents === 0) return [];
    return [{ date: first.date, text: movementText(first, writing), net_cents }];
  });
  const own = { date: run.period_to, text: say('letter.statement.this_statement') };
  const account = runningBalance(figures.opening_cents, [
    ...moves,
    { ...own, net_cents: sumSettlement(figures) },
  ]);
  const side = (cents: Cents) => (cents === 0 ? '' : money(cents));
  return makeSection(say('letter.statement.account'), [
    makeSheet(
      [
        say('letter.statement.movement'),
        say('letter.statement.debit'),
        say('letter.statement.credited'),
        say('letter.statement.balance'),
      ],
      [
        makeRow(
          'line',
          `${day(run.period_from)} ${say('letter.statement.opening')}`,
          '',
          '',
          money(account.opening_cents),
        ),
        ...account.movements.map(({ date, text, debit_cents, credit_cents, balance_cents }) =>
          makeRow(
            'line',
            `${day(date)} ${text}`,
            side(debit_cents),
            side(credit_cents),
            money(balance_cents),
          ),
        ),
        makeRow(
          'total',
          `${day(run.period_to)} ${say('letter.statement.closing')}`,
          money(account.debit_cents),
          money(account.credit_cents),
          money(account.closing_cents),
        ),
      ],
    ),
  ]);
}
