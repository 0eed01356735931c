import { useOptionalAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount, parseInteger, trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { AccountField } from '../../shared/ui/AccountField.tsx';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import type { AuditDialog } from './audit-dialog.ts';

const EMPTY = { above: '', account_code: '', random: '', seed: '' };

/** Dialog that draws a sample by amount, account and seed. */
export function DrawDialog({ audit: { id }, onClose }: AuditDialog) {
  const { t } = useWords();
  const above = useOptionalAmountFault();
  return (
    <ActDialog
      of="drawAuditSample"
      title={t('web-auditor.draw')}
      submit={t('web-auditor.draw')}
      consequence={t('web-auditor.draw_consequence')}
      initial={EMPTY}
      validate={{
        above,
        random: (text, { above: amount, account_code }) => {
          if (text.trim() !== '') {
            return parseInteger(text) === undefined ? t('web-auditor.no_number') : null;
          }
          return amount.trim() === '' && account_code === '' ? t('web-auditor.no_criterion') : null;
        },
      }}
      run={(given) => {
        const seed = trimToNull(given.seed);
        const body = {
          above: trimToNull(given.above) === null ? null : Number(parseAmount(given.above)),
          account_code: trimToNull(given.account_code),
          random: parseInteger(given.random) ?? 0,
          ...(seed === null ? {} : { seed }),
        };
        return api.call('drawAuditSample', { path: { id }, body });
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField name="above" label="web-auditor.above" as="amount" />
          <AccountField
            {...field(form, 'account_code')}
            value={form.values.account_code}
            onChange={(code) => form.setFieldValue('account_code', code)}
          />
          <TextField name="random" label="web-auditor.random" as="integer" />
          <TextField name="seed" label="web-auditor.seed" hint="web-auditor.seed_hint" />
        </>
      )}
    </ActDialog>
  );
}
