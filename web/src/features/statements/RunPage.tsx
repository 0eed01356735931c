import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { StatementRun } from '../../shared/api/generated.ts';
import { apiQuery, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumNatures } from '../../shared/format/statement-figures.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Deliveries } from '../../shared/letters/Deliveries.tsx';
import { useRight } from '../../shared/session/session.ts';
import { FigureBand } from '../../shared/ui/FigureBand.tsx';
import { LoadingPage, Page } from '../../shared/ui/Page.tsx';
import { State } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Explain, Steps } from '../../shared/ui/record.tsx';
import { Findings } from './Findings.tsx';
import { OwnersOfRun } from './OwnersOfRun.tsx';
import { Questions } from './Questions.tsx';
import { RunActions } from './RunActions.tsx';
import { Ties } from './Ties.tsx';
import { Works } from './Works.tsx';
import { sumBalances, type Balances } from './figures.ts';

const route = getRouteApi('/signed-in/statements/$id');

/** Statements of all owners of a building for a period, from draft to sent. */
export function RunPage() {
  const { t } = useWords();
  const { day } = useFormat();
  const may = useRight();
  const { id } = route.useParams();
  const query = useRecord('getStatement', { path: { id } });
  const owners = useQuery(apiQuery('listStatementOwners', { path: { id } }));
  const run = query.data?.data;
  if (run === undefined) return <LoadingPage title={t('web-statements.one')} />;
  const { reversal_reason: reason, decision_id, building_name } = run;
  const statements = owners.data?.data ?? [];
  const balances = sumBalances(statements);
  return (
    <Page
      title={t('web-statements.title', { from: day(run.period_from), to: day(run.period_to) })}
      sentence={
        <>
          <State of="StatementStatus" value={run.status} />{' '}
          {[building_name, t(`enum.StatementModel.${run.model}`)].join(' · ')}
        </>
      }
      isLoading={owners.isPending}
      actions={<RunActions run={run} etag={query.data?.etag} balances={balances} />}
    >
      <StepsOfRun run={run} />
      {reason !== null && <Explain>{t('web-statements.reversed_because', { reason })}</Explain>}
      {decision_id !== null && (
        <p>
          <TextLink to="/decisions/$id" params={{ id: decision_id }}>
            {t('web-statements.decision')}
          </TextLink>
        </p>
      )}
      <Figures run={run} count={statements.length} balances={balances} />
      <Findings findings={run.findings} />
      {may('checkStatementTies') && <Ties id={id} count={statements.length} />}
      <OwnersOfRun run={run} owners={statements} error={owners.error} />
      {may('listStatementWorks') && <Works id={id} />}
      {may('listTickets') && run.status !== 'Draft' && <Questions id={id} />}
      {run.sent_at !== null && <Deliveries of="statement" id={id} />}
      {may('getJournalEntry') && <EntryLinks ids={run.journal_entry_ids} />}
    </Page>
  );
}

/** Links to the entries of a run, which have a line for each owner and lot. */
function EntryLinks({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useWords();
  return ids.map((id, place) => (
    <p key={id}>
      <TextLink to="/journal-entries/$id" params={{ id }}>
        {t('web.record.entry', { number: place + 1 })}
      </TextLink>
    </p>
  ));
}

function StepsOfRun({ run }: { readonly run: StatementRun }) {
  const { t } = useWords();
  const { day, instant } = useFormat();
  const { frozen_at, approved_at, sent_at, reversed_at, due_date } = run;
  const step = (name: string, at: string | null) =>
    at !== null && t(`web-statements.step.${name}`, { when: instant(at) });
  return (
    <Steps
      steps={[
        t('web-statements.step.drafted', { when: instant(run.created_at) }),
        step('frozen', frozen_at),
        step('approved', approved_at),
        step('sent', sent_at),
        due_date !== null && t('web-statements.step.due', { date: day(due_date) }),
        step('reversed', reversed_at),
      ]}
    />
  );
}

function Figures(props: {
  readonly run: StatementRun;
  readonly count: number;
  readonly balances: Balances;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const { charges, called, settlement } = props.run.totals;
  const { payers, to_pay, credit } = props.balances;
  const extraordinary = ({ extraordinary: amount }: typeof charges) =>
    amount === 0 ? undefined : t('web-statements.figure.extraordinary', { amount: money(amount) });
  const difference = sumNatures(settlement);
  return (
    <FigureBand
      name={t('web-statements.figures')}
      figures={[
        {
          key: 'charges',
          name: t('web-statements.charges'),
          value: money(sumNatures(charges)),
          sentence: extraordinary(charges),
        },
        {
          key: 'called',
          name: t('web-statements.called'),
          value: money(sumNatures(called)),
          sentence: extraordinary(called),
        },
        {
          key: 'settlement',
          name: t('web-statements.settlement'),
          value: money(difference),
          sentence: t('web-statements.figure.settlement', {
            to_pay: money(to_pay),
            credit: money(credit),
          }),
        },
        {
          key: 'owners',
          name: t('web-statements.owners'),
          value: String(props.count),
          sentence: t('web-statements.figure.payers', { count: payers }),
        },
      ]}
    />
  );
}
