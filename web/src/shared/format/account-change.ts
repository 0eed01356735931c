import type { ChangeReason } from '#domain/statements/why-changed.ts';
import type { StatementAccounts } from '../api/generated.ts';
import type { Words } from '../i18n/words.tsx';
import type { Format } from './format.ts';

/** Charges of an owner on an account. */
export type AccountCharge = StatementAccounts['accounts'][number];

/** From this ratio on, the charges before were close to nothing and a percentage says little. */
const MOST_RATIO = 10;

/** Says why the charges of an account changed, such as “Price +18 %”; undefined: they did not. */
export function describeChange(
  { change }: AccountCharge,
  { t, signedPercent }: Pick<Words, 't'> & Pick<Format, 'signedPercent'>,
): string | undefined {
  if (change === null || change.reason === null) return undefined;
  if (change.before === 0) return t('web.change.new');
  const reason = t(`enum.ChangeReason.${change.reason}`);
  const ratio = ratioOfReason(change, change.reason);
  const isUsual = ratio !== undefined && Math.abs(ratio) < MOST_RATIO;
  return isUsual ? t('web.change.reason', { reason, ratio: signedPercent(ratio) }) : reason;
}

/** Returns by how much a reason changes the charges that the reasons before it lead to. */
function ratioOfReason(
  change: NonNullable<AccountCharge['change']>,
  wanted: ChangeReason,
): number | undefined {
  let at = change.before;
  for (const [reason, amount] of listReasons(change)) {
    if (reason === wanted) return at === 0 ? undefined : amount / at;
    at += amount;
  }
  return undefined;
}

/** Lists the reasons of a change with their amounts, in the order in which they are explained. */
export function listReasons(
  change: NonNullable<AccountCharge['change']>,
): readonly (readonly [reason: ChangeReason, amount: number])[] {
  return [
    ['Price', change.price],
    ['Quantity', change.quantity],
    ['Key', change.key],
    ['Days', change.days],
  ];
}
