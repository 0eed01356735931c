import { getRouteApi } from '@tanstack/react-router';
import type { StatementOwner, StatementRun } from '../../shared/api/generated.ts';
import { sumNatures } from '../../shared/format/statement-figures.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Part } from '../../shared/ui/record.tsx';
import { OwnerPanel } from './OwnerPanel.tsx';
import styles from './statements.module.css';

const route = getRouteApi('/signed-in/statements/$id');

/** Owners of a run with their totals, and the statement of the chosen one beside them. */
export function OwnersOfRun(props: {
  readonly run: StatementRun;
  readonly owners: readonly StatementOwner[];
  readonly error: unknown;
}) {
  const { t } = useWords();
  const { run, owners, error } = props;
  const { owner_id: chosen } = route.useSearch();
  // Beside the list there is room for a statement from the start; on a phone it replaces the list.
  const place = Math.max(
    0,
    owners.findIndex(({ owner_id }) => owner_id === chosen),
  );
  const owner = owners[place];
  return (
    <Part title={t('web-statements.statements', { count: owners.length })}>
      <Problem error={error} />
      <div className={styles['pair']} data-chosen={chosen !== undefined || undefined}>
        <div className={styles['owners']}>
          <DataTable
            caption={t('web-statements.owners')}
            columns={columnsFor(owner?.owner_id)}
            rows={owners}
            rowId={({ owner_id }) => owner_id}
            empty={t('web-statements.nobody')}
          />
        </div>
        {owner !== undefined && (
          <OwnerPanel
            key={owner.owner_id}
            run={run}
            owner={owner}
            before={owners[place - 1]}
            after={owners[place + 1]}
          />
        )}
      </div>
    </Part>
  );
}

function columnsFor(chosen: string | undefined): readonly Column<StatementOwner>[] {
  return [
    {
      id: 'owner_name',
      header: 'web.owner',
      cell: ({ owner_id, owner_name }) => (
        <TextLink
          from="/statements/$id"
          to="."
          search={{ owner_id }}
          aria-current={owner_id === chosen ? 'true' : undefined}
          resetScroll={false}
        >
          {owner_name}
        </TextLink>
      ),
      foot: (_rows, { t }) => t('web-statements.total'),
    },
    natureColumn('charges'),
    natureColumn('called'),
    {
      id: 'settlement',
      header: 'web-statements.settlement',
      isNumber: true,
      cell: ({ settlement }, { signed }) => {
        const difference = sumNatures(settlement);
        return (
          <span className={difference < 0 ? styles['credit'] : undefined}>
            {signed(difference)}
          </span>
        );
      },
      foot: (rows, { signed }) =>
        signed(sumEuro(rows.map(({ settlement }) => sumNatures(settlement)))),
    },
  ];
}

function natureColumn(id: 'charges' | 'called'): Column<StatementOwner> {
  return {
    id,
    header: `web-statements.${id}`,
    isNumber: true,
    cell: (owner, { amount }) => amount(sumNatures(owner[id])),
    foot: (rows, { amount }) => amount(sumEuro(rows.map((owner) => sumNatures(owner[id])))),
  };
}
