import { Button, Group, List, Radio, Stack } from '@mantine/core';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LATER_CALLS, type LaterCalls } from '#domain/charges/later-charges.ts';
import { ApiProblem } from '../../../shared/api/client.ts';
import type { TransferredOwnership, Unit } from '../../../shared/api/generated.ts';
import { apiQuery } from '../../../shared/api/query.ts';
import { useFormat } from '../../../shared/format/format.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { api } from '../../../shared/session/session.ts';
import { Problem } from '../../../shared/ui/Problem.tsx';
import { AffectedCharges, extractAffectedCharges } from '../AffectedCharges.tsx';
import styles from '../register.module.css';
import { FundsOfAssociation } from './FundsOfAssociation.tsx';
import type { ReadySale } from './TransferPage.tsx';
import type { Passing } from './sale.ts';

/**
 * Review of a sale, one sentence per effect. If calls were sent for that day or later, the service refuses
 * until their treatment is chosen: they are listed with the seller’s share, and nothing is recorded before.
 */
export function SaleReview(props: {
  readonly unit: Unit;
  readonly sale: ReadySale;
  readonly onBack: () => void;
  readonly onDone: (answers: readonly TransferredOwnership[]) => void;
}) {
  const { t } = useWords();
  const { unit, sale, onBack, onDone } = props;
  const [told, tell] = useState<LaterCalls>();
  const record = useRecord(unit.id, onDone);
  const { error } = record;
  const touched = error instanceof ApiProblem ? extractAffectedCharges(error) : undefined;
  const [last, setLast] = useState<typeof touched>();
  if (touched !== undefined && touched !== last) setLast(touched);
  return (
    <Stack gap="lg" maw={820}>
      {touched === undefined && <Problem error={error} />}
      <Effects sale={sale} buildingId={unit.building_id} />
      {last !== undefined && (
        <section
          ref={focusBox}
          tabIndex={-1}
          aria-labelledby="touched"
          role="alert"
          className={styles['part']}
        >
          <h2 id="touched">{t('web-register.sale.touched')}</h2>
          <p>{t('web-register.sale.touched_sentence')}</p>
          <AffectedCharges charges={last} />
          <Radio.Group
            mt="md"
            label={t('web-register.sale.choose')}
            value={told ?? null}
            onChange={(value) => tell(LATER_CALLS.find((one) => one === value))}
          >
            <Stack gap="xs" mt="xs">
              {LATER_CALLS.map((value) => (
                <Radio
                  key={value}
                  value={value}
                  label={t(`enum.LaterCalls.${value}`)}
                  description={t(`web-register.sale.later.${value}`)}
                />
              ))}
            </Stack>
          </Radio.Group>
        </section>
      )}
      <Group>
        <Button
          loading={record.isPending}
          disabled={last !== undefined && told === undefined}
          onClick={() => record.mutate({ sale, told })}
        >
          {t('web-register.sale.record')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('web-register.sale.back')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Moves the focus to the choice that the sale now depends on. */
const focusBox = (box: HTMLElement | null) => box?.focus();

function Effects(props: { readonly sale: ReadySale; readonly buildingId: string }) {
  const { sale, buildingId } = props;
  const { t } = useWords();
  const { day } = useFormat();
  const ids = [...new Set(sale.passings.flatMap((one) => [one.from_owner_id, one.to_owner_id]))];
  const names = useQueries({
    queries: ids.map((id) => apiQuery('getOwner', { path: { id } })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.data.id, data.data.name]] : []))),
  });
  const date = day(sale.effective_date);
  const nameOf = (id: string) => names.get(id) ?? '';
  return (
    <List aria-busy={names.size < ids.length}>
      {sale.passings.flatMap(({ from_owner_id: from, to_owner_id: to, parts }) =>
        parts.map(({ right, ownership_share: share }) => (
          <List.Item key={`${from} ${to} ${right}`}>
            {t('web-register.sale.effect.share', {
              seller: nameOf(from),
              buyer: nameOf(to),
              share,
              right,
              date,
            })}
          </List.Item>
        )),
      )}
      <List.Item>{t('web-register.sale.effect.debts', { date })}</List.Item>
      <List.Item>{t('web-register.sale.effect.calls', { date })}</List.Item>
      <List.Item>{t('web-register.sale.effect.working_capital', { date })}</List.Item>
      <List.Item>{t('web-register.sale.effect.reserve')}</List.Item>
      <FundsOfAssociation buildingId={buildingId} />
      <List.Item>{t('web-register.sale.effect.touched')}</List.Item>
    </List>
  );
}

interface Given {
  readonly sale: ReadySale;
  readonly told: LaterCalls | undefined;
}

/** Records the shares one by one. A second attempt skips those already transferred. */
function useRecord(unitId: string, onDone: (answers: readonly TransferredOwnership[]) => void) {
  const queries = useQueryClient();
  const [done] = useState(() => new Map<Passing, TransferredOwnership>());
  const [keys] = useState(() => new Map<string, string>());
  return useMutation({
    mutationFn: async ({ sale, told }: Given) => {
      for (const passing of sale.passings) {
        if (done.has(passing)) continue;
        const { from_owner_id, to_owner_id, parts } = passing;
        const [part, ...more] = parts;
        const body = {
          from_owner_id,
          to_owner_id,
          // Several rights pass in full, since a share would not say which right it belongs to.
          ...(part === undefined || more.length > 0
            ? {}
            : { ownership_share: part.ownership_share }),
          effective_date: sale.effective_date,
          ...(told === undefined ? {} : { later_calls: told }),
        };
        const text = JSON.stringify(body);
        const idempotencyKey = keys.get(text) ?? crypto.randomUUID();
        keys.set(text, idempotencyKey);
        const { data } = await api.call('transferOwnership', {
          path: { unit_id: unitId },
          body,
          idempotencyKey,
        });
        done.set(passing, data);
      }
      return [...done.values()];
    },
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries(),
  });
}
