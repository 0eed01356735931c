import { useQuery } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import type { LotAnswer } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';

type Works = LotAnswer['works_to_come']['items'][number];
type ReserveCall = LotAnswer['reserve_calls_to_come']['items'][number];
type Proceeding = LotAnswer['proceedings'][number];

/** The answer to a request: what is missing, figures, cases, and documents. */
export function AnswerParts({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { data, error, isPending } = useQuery(apiQuery('getLotAnswer', { path: { id } }));
  if (data === undefined) {
    return (
      <Part title={t('web-sales.figures')} isLoading={isPending}>
        <Problem error={error} />
      </Part>
    );
  }
  const answer = data.data;
  return (
    <>
      <Missing missing={answer.missing} />
      <Figures answer={answer} />
      <Table
        title={t('web-sales.works')}
        rows={answer.works_to_come.items}
        columns={WORKS}
        rowId={({ decision_id, title }) => decision_id ?? title}
      />
      <Table
        title={t('web-sales.reserve_calls')}
        rows={answer.reserve_calls_to_come.items}
        columns={RESERVE_CALLS}
        rowId={({ call_id }) => call_id}
      />
      <Table
        title={t('web-sales.proceedings')}
        rows={answer.proceedings}
        columns={PROCEEDINGS}
        rowId={(one) => one.id}
      />
      <Documents documents={answer.documents} />
    </>
  );
}

function Missing({ missing }: { readonly missing: LotAnswer['missing'] }) {
  const { t } = useWords();
  if (missing.length === 0) return null;
  return (
    <Part title={t('web-sales.missing', { count: missing.length })}>
      <ul>
        {missing.map(({ article, detail }) => (
          <li key={detail}>{article === null ? detail : `${detail} (${article})`}</li>
        ))}
      </ul>
    </Part>
  );
}

function Figures({ answer }: { readonly answer: LotAnswer }) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { working_capital, reserve, arrears, reserve_calls_to_come, works_to_come } = answer;
  return (
    <Part title={t('web-sales.figures_on', { day: day(answer.on) })}>
      <Facts
        facts={[
          [t('web-sales.working_capital'), money(working_capital)],
          [t('web-sales.reserve_building'), money(reserve.building)],
          [t('web-sales.reserve_lot'), money(reserve.lot)],
          ...arrears.map(
            ({ owner_name: owner, on, amount }) =>
              [t('web-sales.account_of', { owner, day: day(on) }), money(amount)] as const,
          ),
          [t('web-sales.works_total'), money(works_to_come.total)],
          [t('web-sales.reserve_total'), money(reserve_calls_to_come.total)],
        ]}
      />
    </Part>
  );
}

function Table<Row extends RowData>(props: {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
}) {
  const { title, rows, columns, rowId } = props;
  if (rows.length === 0) return null;
  return (
    <Part title={title}>
      <DataTable caption={title} rows={rows} columns={columns} rowId={rowId} empty="" />
    </Part>
  );
}

function Documents({ documents }: { readonly documents: LotAnswer['documents'] }) {
  const { t } = useWords();
  const { day } = useFormat();
  if (documents.length === 0) return null;
  return (
    <Part title={t('web-sales.documents')}>
      <ul>
        {documents.map(({ document_id: id, type, dated_on }) => (
          <li key={id}>
            <TextLink to="/documents/$id" params={{ id }}>
              {t('web-sales.document', {
                type: t(`enum.AnswerDocument.${type}`),
                day: day(dated_on),
              })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const WORKS: readonly Column<Works>[] = [
  { id: 'title', header: 'web-sales.decision' },
  { id: 'decided_on', header: 'web-sales.decided_on', as: 'day' },
  { id: 'total', header: 'web-sales.total', as: 'amount' },
  { id: 'lot_share', header: 'web-sales.lot_share', as: 'amount' },
  { id: 'asked', header: 'web-sales.asked', as: 'amount' },
  { id: 'to_come', header: 'web-sales.to_come', as: 'amount', foot: 'sum' },
];

const RESERVE_CALLS: readonly Column<ReserveCall>[] = [
  { id: 'title', header: 'web-sales.call' },
  { id: 'call_date', header: 'web-sales.call_date', as: 'day' },
  { id: 'amount', header: 'web-sales.amount', as: 'amount', foot: 'sum' },
];

const PROCEEDINGS: readonly Column<Proceeding>[] = [
  { id: 'title', header: 'web-sales.case' },
  { id: 'parties', header: 'web-sales.parties' },
  { id: 'court', header: 'web-sales.court' },
  { id: 'opened_on', header: 'web-sales.opened_on', as: 'day' },
  { id: 'stake', header: 'web-sales.stake', as: 'amount' },
  { id: 'provision', header: 'web-sales.provision', as: 'amount' },
];
