import { Button, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { LATER_CALLS, type LaterCalls } from '#domain/charges/later-charges.ts';
import type { SalePreview } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import type { Submission } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { Part } from '../../shared/ui/record.tsx';

type MovedCall = SalePreview['moved_calls'][number];
type Capital = SalePreview['working_capital'][number];

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
    <Stack gap="lg" maw={820}>
      <Problem error={act.error} />
      <Facts
        facts={[
          [t('web-sales.request.enjoyment_from'), day(preview.enjoyment_from)],
          [t('web-sales.request.certain_date'), day(preview.certain_date)],
          [t('web-sales.seller_balance'), money(preview.seller_balance)],
          [t('web-sales.seller_pays'), money(preview.seller_pays)],
          ...preview.buyers_pay.map(
            ({ owner_name: owner, amount }) =>
              [t('web-sales.buyer_pays', { owner }), money(amount)] as const,
          ),
        ]}
      />
      <Part title={t('web-sales.capital')}>
        <DataTable
          caption={t('web-sales.capital')}
          rows={preview.working_capital}
          columns={CAPITAL}
          rowId={({ unit_id }) => unit_id}
          empty=""
        />
      </Part>
      {hasCalls && (
        <Part title={t('web-sales.moved_calls')}>
          <DataTable
            caption={t('web-sales.moved_calls')}
            rows={preview.moved_calls}
            columns={CALLS}
            rowId={({ call_for_funds_id }) => call_for_funds_id}
            empty=""
          />
          <Radio.Group
            mt="md"
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

const CAPITAL: readonly Column<Capital>[] = [
  { id: 'unit_number', header: 'web-sales.lot' },
  { id: 'amount', header: 'web-sales.amount', as: 'amount', foot: 'sum' },
];

const CALLS: readonly Column<MovedCall>[] = [
  { id: 'title', header: 'web-sales.call' },
  { id: 'call_date', header: 'web-sales.call_date', as: 'day' },
  { id: 'amount', header: 'web-sales.amount', as: 'amount', foot: 'sum' },
];
