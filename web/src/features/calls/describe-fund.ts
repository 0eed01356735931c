import type { CallForFunds } from '../../shared/api/generated.ts';
import type { Words } from '../../shared/i18n/words.tsx';

/** Names the fund of a call, or says that there are several. */
export function describeFund({ fund }: Pick<CallForFunds, 'fund'>, t: Words['t']): string {
  return fund === null ? t('web-calls.several') : t(`enum.Fund.${fund}`);
}
