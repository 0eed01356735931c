import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSaveDocument } from '../../shared/api/documents.ts';
import type {
  StatementAccounts,
  StatementLinesLine,
  StatementRun,
  Ticket,
} from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { describeChange, type AccountCharge } from '../../shared/format/account-change.ts';
import { useFormat } from '../../shared/format/format.ts';
import { groupByAccount, isLinkedLine } from '../../shared/format/statement-figures.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { AskQuestion } from './AskQuestion.tsx';
import { Calculation } from './Calculation.tsx';
import { ExpandableItem } from './ExpandableItem.tsx';
import styles from './portal.module.css';

type Line = StatementLinesLine;

const MOST_QUESTIONS = 100;
const MOST_DOCUMENTS = 20;

/** Charges of an owner’s statement by account; each line unfolds to its calculation and its invoice. */
export function StatementCharges(props: {
  readonly run: StatementRun;
  readonly accounts: StatementAccounts;
  /** Number of a line to unfold. */
  readonly line: string | undefined;
}) {
  const { t } = useWords();
  const { run, accounts, line: shown } = props;
  const path = { id: run.id };
  const query = useQuery(apiQuery('listStatementLines', { path, query: {} }));
  const tickets = useQuery(
    apiQuery('listTickets', { query: { statement_id: run.id, limit: MOST_QUESTIONS } }),
  );
  const lines = query.data?.data.lines ?? [];
  const grouped = groupByAccount(accounts.accounts, lines).filter(([, own]) => own.length > 0);
  const questionsOf = (line: Line) =>
    (tickets.data?.data ?? []).filter(({ statement_line: about }) => about?.number === line.number);
  return (
    <section aria-label={t('web-portal.statement.lines')} aria-busy={query.isPending}>
      <h2>{t('web-portal.statement.lines')}</h2>
      <Problem error={query.error ?? tickets.error} />
      {query.isPending && <Rows />}
      {query.isSuccess && lines.length === 0 && <p>{t('web-portal.statement.no_lines')}</p>}
      {grouped.length > 0 && (
        <div className={styles['list']}>
          {grouped.map(([account, own]) => (
            <Account
              key={account.account_code}
              account={account}
              isOpen={own.some((line) => isLinkedLine(line, shown))}
              count={own.length}
            >
              {() =>
                own.map((line, place) => (
                  <Charge
                    key={line.number ?? place}
                    run={run}
                    line={line}
                    isOpen={own.length === 1 || isLinkedLine(line, shown)}
                    questions={questionsOf(line)}
                  />
                ))
              }
            </Account>
          ))}
        </div>
      )}
    </section>
  );
}

function Account(props: {
  readonly account: AccountCharge;
  readonly isOpen: boolean;
  readonly count: number;
  readonly children: () => ReactNode;
}) {
  const words = useWords();
  const format = useFormat();
  const { account, isOpen, count, children } = props;
  const { account_name: title, amount, change } = account;
  const facts = [
    words.t('web-portal.statement.count', { count }),
    change !== null && change.difference !== 0 && format.signed(change.difference),
    describeChange(account, { ...words, ...format }),
  ];
  return (
    <ExpandableItem
      isOpen={isOpen}
      title={title}
      detail={facts.filter(Boolean).join(' · ')}
      amount={format.money(amount)}
    >
      {() => <div className={styles['nested']}>{children()}</div>}
    </ExpandableItem>
  );
}

interface ChargeProps {
  readonly run: StatementRun;
  readonly line: Line;
  readonly questions: readonly Ticket[];
}

function Charge({ isOpen, ...shown }: ChargeProps & { readonly isOpen: boolean }) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { description, supplier, date, amount, origin, unit_number: unit } = shown.line;
  const facts = [
    supplier,
    date !== null && day(date),
    t('web-portal.statement.lot', { unit }),
    origin !== 'Period' && t(`enum.StatementRowOrigin.${origin}`),
  ];
  return (
    <ExpandableItem
      isOpen={isOpen}
      title={description}
      detail={facts.filter(Boolean).join(' · ')}
      amount={money(amount)}
    >
      {() => <Details {...shown} />}
    </ExpandableItem>
  );
}

function Details({ run, line, questions }: ChargeProps) {
  const { t } = useWords();
  const may = useRight();
  const [isAsking, ask] = useState(false);
  return (
    <div className={styles['why']}>
      <Calculation line={line} />
      {line.expense_id !== null && <Invoice expenseId={line.expense_id} />}
      {questions.map(({ id, status }) => (
        <p key={id}>
          <TextLink to="/tickets/$id" params={{ id }}>
            {t('web-portal.statement.question', { status: t(`enum.TicketStatus.${status}`) })}
          </TextLink>
        </p>
      ))}
      {may('createTicket') && line.number !== null && (
        <Button variant="default" onClick={() => ask(true)}>
          {t('web-portal.statement.ask')}
        </Button>
      )}
      {isAsking && line.number !== null && (
        <AskQuestion run={run} line={line} number={line.number} onClose={() => ask(false)} />
      )}
    </div>
  );
}

/** The invoice of a charge, and its documents where the owner may see them. */
function Invoice({ expenseId }: { readonly expenseId: string }) {
  const { t } = useWords();
  const saving = useSaveDocument();
  const query = useQuery(
    apiQuery('listDocuments', { query: { expense_id: expenseId, limit: MOST_DOCUMENTS } }),
  );
  return (
    <div aria-busy={query.isPending}>
      <Problem error={query.error ?? saving.error} />
      <p>
        <TextLink to="/expenses/$id" params={{ id: expenseId }}>
          {t('web-portal.statement.invoice')}
        </TextLink>
      </p>
      {query.data?.data.map((document) => (
        <p key={document.id}>
          <Button
            variant="default"
            size="xs"
            loading={saving.isPending}
            onClick={() => saving.mutate(document)}
          >
            {t('web-portal.statement.document', { title: document.title })}
          </Button>
        </p>
      ))}
    </div>
  );
}
