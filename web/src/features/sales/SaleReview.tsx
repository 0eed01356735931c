import { Button, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { LATER_CALLS, type LaterCalls } from '#domain/charges/later-charges.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import type { SalePreview } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { FigureBand } from '../../shared/ui/FigureBand.tsx';
import type { Submission } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';

/** Review of a sale: amounts that move and that each party pays. Sent calls need a choice before it is recorded. */
export function SaleReview(props: {
  readonly preview: SalePreview;
  readonly act: Submission;
  readonly onBack: () => void;
  /** Shows the figures of a choice. */
  readonly onChoose: (later: LaterCalls) => void;
  readonly onRecord: (later: LaterCalls | undefined) => void;
}) {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { preview, act, onBack, onChoose, onRecord } = props;
  const [later, choose] = useState<LaterCalls>();
  // Calls that stay with the seller are not listed as moved, but the choice remains.
  const [hasCalls] = useState(preview.moved_calls.length > 0);
  return (
    <Stack gap="lg" maw={920}>
      <Problem error={act.error} />
      <FigureBand
        name={t('web-sales.figures')}
        figures={[
          {
            key: 'balance',
            name: t('web-sales.seller_balance'),
            value: money(preview.seller_balance),
            isBad: preview.seller_balance > 0,
          },
          {
            key: 'seller',
            name: t('web-sales.seller_pays'),
            value: money(preview.seller_pays),
          },
          ...preview.buyers_pay.map(({ owner_id: key, owner_name: owner, amount }) => ({
            key,
            name: t('web-sales.buyer_pays', { owner }),
            value: money(amount),
          })),
        ]}
      />
      <Part title={t('web-sales.changes')}>
        <DataTable
          caption={t('web-sales.changes')}
          rows={listChanges(preview)}
          columns={CHANGES}
          empty=""
        />
      </Part>
      <Explain>
        {t('web-sales.boundary', {
          last: day(addDays(preview.enjoyment_from, -1)),
          first: day(preview.enjoyment_from),
          certain: day(preview.certain_date),
        })}
      </Explain>
      {hasCalls && (
        <Part title={t('web-sales.moved_calls')}>
          <Radio.Group
            label={t('web-sales.later_calls')}
            value={later ?? null}
            onChange={(value) => {
              const chosen = LATER_CALLS.find((one) => one === value);
              choose(chosen);
              if (chosen !== undefined) onChoose(chosen);
            }}
          >
            <Stack gap="xs" mt="xs">
              {LATER_CALLS.map((value) => (
                <Radio key={value} value={value} label={t(`enum.LaterCalls.${value}`)} />
              ))}
            </Stack>
          </Radio.Group>
        </Part>
      )}
      <Group>
        <Button
          loading={act.isPending}
          disabled={hasCalls && later === undefined}
          onClick={() => onRecord(later)}
        >
          {t('web-sales.record_sale')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('web-sales.back')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Amount that a sale moves from the seller to the buyers. */
interface Change {
  readonly id: string;
  readonly lot: string | undefined;
  readonly call: string | undefined;
  readonly call_date: string | undefined;
  readonly seller: number;
  readonly buyers: number;
}

/** Lists what the seller no longer owes, or gets back, and what the buyers owe instead. */
function listChanges({ working_capital: capital, moved_calls: calls }: SalePreview): Change[] {
  return [
    ...capital.map(({ unit_id: id, unit_number: lot, amount }) => ({
      id,
      lot,
      call: undefined,
      call_date: undefined,
      seller: -amount,
      buyers: amount,
    })),
    ...calls.map(({ call_for_funds_id: id, title: call, call_date, amount }) => ({
      id: `call ${id}`,
      lot: undefined,
      call,
      call_date,
      seller: -amount,
      buyers: amount,
    })),
  ];
}

const CHANGES: readonly Column<Change>[] = [
  {
    id: 'what',
    header: 'web-sales.changes.what',
    cell: ({ lot, call }, { t }) => call ?? t('web-sales.changes.capital', { lot: lot ?? '' }),
  },
  {
    id: 'call_date',
    header: 'web-sales.call_date',
    cell: ({ call_date: date }, { day }) => (date === undefined ? '' : day(date)),
  },
  { id: 'seller', header: 'web-sales.seller', as: 'amount', foot: 'sum' },
  { id: 'buyers', header: 'web-sales.buyer', as: 'amount', foot: 'sum' },
  {
    id: 'rule',
    header: 'web-sales.changes.rule',
    cell: ({ call }, { t }) =>
      t(call === undefined ? 'web-sales.rule.capital' : 'web-sales.rule.call'),
  },
];
