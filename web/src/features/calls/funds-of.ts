import type { CallForFunds } from '../../shared/api/generated.ts';
import type { Words } from '../../shared/i18n/words.tsx';

/** What a call is for: its fund, or that it is for several. */
export function fundsOf({ fund }: Pick<CallForFunds, 'fund'>, t: Words['t']): string {
  return fund === null ? t('web-calls.several') : t(`enum.Fund.${fund}`);
}
