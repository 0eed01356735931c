import { useQuery } from '@tanstack/react-query';
import type {
  BuildingAccountReceivable,
  CallReceivable,
  CallReceivableLine,
} from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { showWeight } from '../../shared/format/weight.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { findSourcePath } from '../../shared/routing/source-path.ts';
import { useRight } from '../../shared/session/session.ts';
import { Problem } from '../../shared/ui/Problem.tsx';
import { PathLink } from '../../shared/ui/links.tsx';
import styles from './ItemDetails.module.css';

/** How an open item comes about: total × share, what was paid of it, and its record. */
export function ItemDetails({ item }: { readonly item: BuildingAccountReceivable }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { source, open_amount: rest, structured_communication: reference } = item;
  const path = findSourcePath(source);
  return (
    <div className={styles['box']}>
      {source.type === 'CallForFunds' && <OfCall item={item} callId={source.id} />}
      <p>
        {t('web-register.item.paid', {
          paid: money(sumEuro([item.amount, -rest])),
          rest: money(rest),
        })}
        {' · '}
        <span className={styles['reference']}>{reference}</span>
        {path !== undefined && (
          <>
            {' · '}
            <PathLink path={path}>{t('web-register.item.source')}</PathLink>
          </>
        )}
      </p>
    </div>
  );
}

/** Calculation of an item of a call, part by part. */
function OfCall(props: { readonly item: BuildingAccountReceivable; readonly callId: string }) {
  const may = useRight();
  const { item, callId } = props;
  const query = useQuery({
    ...apiQuery('listCallReceivables', { path: { id: callId } }),
    enabled: may('listCallReceivables'),
  });
  const all = query.data?.data ?? [];
  const own = all.find(({ id }) => id === item.id)?.lines ?? [];
  return (
    <div aria-busy={query.isLoading} className={styles['parts']}>
      <Problem error={query.error} />
      {[...Map.groupBy(own, ({ part }) => part)].map(([part, lines]) => (
        <Part key={part} lines={lines} total={sumPart(all, part)} />
      ))}
    </div>
  );
}

function sumPart(all: readonly CallReceivable[], part: number): number {
  const lines = all.flatMap((one) => one.lines).filter((line) => line.part === part);
  return sumEuro(lines.map(({ amount }) => amount));
}

/** One multiplication if the owner has the lots alone; otherwise one for each lot. */
function Part(props: { readonly lines: readonly CallReceivableLine[]; readonly total: number }) {
  const { t } = useWords();
  const { money, integer } = useFormat();
  const { lines, total } = props;
  const [first] = lines;
  if (first === undefined) return null;
  const show = (weight: number) => showWeight(weight, integer);
  const whole = { total: money(total), all: show(first.total_weight) };
  const isAlone = lines.every(({ share, key }) => share === '1/1' && key === first.key);
  if (!isAlone)
    return lines.map((line) => (
      <p key={`${line.unit_id} ${line.share}`}>
        <strong>
          {t('web-register.item.product_shared', {
            ...whole,
            weight: show(line.weight),
            share: line.share,
            amount: money(line.amount),
          })}
        </strong>{' '}
        {t('web-register.item.lot', { key: keyName(line.key, t), unit: line.unit_number })}
      </p>
    ));
  return (
    <p>
      <strong>
        {t('web-register.item.product', {
          ...whole,
          weight: show(lines.reduce((sum, { weight }) => sum + weight, 0)),
          amount: money(sumEuro(lines.map(({ amount }) => amount))),
        })}
      </strong>{' '}
      {t('web-register.item.lots', {
        key: keyName(first.key, t),
        count: lines.length,
        units: lines.map((line) => `${line.unit_number} (${show(line.weight)})`).join(', '),
      })}
    </p>
  );
}
