import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { BulkCallResults } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { State } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

type Result = BulkCallResults['results'][number];

/** Result for each building: its draft, or why none was created. */
export function BulkResults(props: {
  readonly results: readonly Result[];
  /** Building names by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly callDate: string;
  /** Returns to the form with the refused buildings selected. */
  readonly onAgain: (refused: readonly string[]) => void;
}) {
  const { t } = useWords();
  const { results, names, callDate, onAgain } = props;
  const refused = results.filter(({ problem }) => problem !== undefined);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <p role="status" ref={said} tabIndex={-1}>
        {t('web-calls.bulk.done', {
          count: results.length - refused.length,
          refused: refused.length,
        })}
      </p>
      <Group mb="md">
        {refused.length < results.length && (
          <ButtonLink
            to="/calls-for-funds"
            search={{ status: 'Draft', date_from: callDate, date_to: callDate }}
          >
            {t('web-calls.bulk.see')}
          </ButtonLink>
        )}
        {refused.length > 0 && (
          <Button
            variant="default"
            onClick={() => onAgain(refused.map(({ building_id }) => building_id))}
          >
            {t('web-calls.bulk.again', { count: refused.length })}
          </Button>
        )}
      </Group>
      <DataTable
        caption={t('web-calls.bulk.results')}
        columns={columnsFor(names)}
        rows={results}
        rowId={({ building_id }) => building_id}
      />
    </>
  );
}

function columnsFor(names: ReadonlyMap<string, string>): readonly Column<Result>[] {
  return [
    {
      id: 'building',
      header: 'web.building.building',
      cell: ({ id, building_id }) => {
        const name = names.get(building_id) ?? building_id;
        if (id === undefined) return name;
        return (
          <TextLink to="/calls-for-funds/$id" params={{ id }}>
            {name}
          </TextLink>
        );
      },
    },
    {
      id: 'outcome',
      header: 'web-calls.bulk.outcome',
      cell: ({ status, problem }) =>
        status === undefined ? problem?.detail : <State of="CallStatus" value={status} />,
    },
  ];
}
