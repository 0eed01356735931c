import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { findNextStart, listPossibleEnds } from '#domain/statements/run-period.ts';
import { STATEMENT_MODELS } from '#domain/statements/run-state.ts';
import type { Building, FiscalYear, StatementRun } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { ChoiceField } from '../../shared/ui/fields.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';

/** Financial year in which a settlement period can begin, with its possible last days. */
interface OpenPeriod {
  readonly from: string;
  readonly ends: readonly string[];
}

/** Lists where the next settlement period of a building may begin, one for each financial year. */
function listOpenPeriods(
  years: readonly FiscalYear[],
  runs: readonly StatementRun[],
): readonly OpenPeriod[] {
  const inForce = runs.filter(({ status }) => status !== 'Reversed');
  return years.flatMap((year) => {
    const from = findNextStart(year, inForce);
    return from > year.end_date ? [] : [{ from, ends: listPossibleEnds(from, year) }];
  });
}

/** Button that drafts the statements of the next period, or the reason why there is none. */
export function NewRun(props: {
  readonly building: Building;
  readonly runs: readonly StatementRun[];
}) {
  const { t } = useWords();
  const { building, runs } = props;
  const [isOpen, show] = useState(false);
  const hasDraft = runs.some(({ status }) => status === 'Draft');
  const query = useQuery({
    ...apiQuery('listFiscalYears', { path: { id: building.id } }),
    enabled: !hasDraft,
  });
  if (hasDraft) return <p>{t('web-statements.new.draft')}</p>;
  if (query.data === undefined) return null;
  const periods = listOpenPeriods(query.data.data, runs);
  if (periods.length === 0) return <p>{t('web-statements.new.nothing_left')}</p>;
  return (
    <>
      <Button mt="sm" onClick={() => show(true)}>
        {t('web-statements.new.open')}
      </Button>
      {isOpen && <Drafting building={building} periods={periods} onClose={() => show(false)} />}
    </>
  );
}

function Drafting(props: {
  readonly building: Building;
  readonly periods: readonly OpenPeriod[];
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { day } = useFormat();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { building, periods, onClose } = props;
  const [first] = periods;
  const endsFrom = (start: string) => periods.find(({ from }) => from === start)?.ends ?? [];
  return (
    <ActDialog
      of="createStatement"
      title={t('web-statements.new.title', { building: building.name })}
      consequence={t('web-statements.new.consequence')}
      submit={t('web-statements.new.submit')}
      initial={{
        period_from: first?.from ?? '',
        period_to: first?.ends.at(-1) ?? '',
        model: building.statement_model,
      }}
      run={async (body) => {
        const { data } = await api.call('createStatement', {
          path: { id: building.id },
          body,
          idempotencyKey: keyOf(body),
        });
        await navigate({ to: '/statements/$id', params: { id: data.id } });
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Select
            id="period_from"
            label={t('web-statements.new.from')}
            data={periods.map(({ from }) => ({ value: from, label: day(from) }))}
            allowDeselect={false}
            {...form.getInputProps('period_from')}
            onChange={(from) =>
              form.setValues({
                period_from: from ?? '',
                period_to: endsFrom(from ?? '').at(-1) ?? '',
              })
            }
          />
          <Select
            id="period_to"
            label={t('web-statements.new.to')}
            data={endsFrom(form.values.period_from).map((end) => ({ value: end, label: day(end) }))}
            allowDeselect={false}
            {...form.getInputProps('period_to')}
          />
          <ChoiceField
            name="model"
            label="web-statements.model"
            hint="web-statements.model_hint"
            of="StatementModel"
            values={STATEMENT_MODELS}
          />
        </>
      )}
    </ActDialog>
  );
}
