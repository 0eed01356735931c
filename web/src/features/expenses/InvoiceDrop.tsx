import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { FileDrop } from '../../shared/ui/FileDrop.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';

/** Keeps an invoice that is dropped, and goes on to the form with the invoice beside it. */
export function InvoiceDrop() {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const { building_id } = useSearch({ strict: false });
  const keep = useAct('createDocument');
  const keyOf = useIdempotencyKey();
  if (!may('createDocument') || !may('createExpense')) return null;
  const take = ([file]: readonly File[]) => {
    if (file === undefined) return;
    const said = {
      title: file.name.replace(/\.[^.]+$/, ''),
      document_type: 'Invoice' as const,
      ...(building_id === undefined ? {} : { building_id }),
    };
    const { name, size, lastModified } = file;
    keep.mutate(
      {
        body: { ...said, file },
        idempotencyKey: keyOf({ ...said, file: { name, size, lastModified } }),
      },
      {
        onSuccess: ({ data }) =>
          void navigate({ to: '/expenses/new', search: { document_id: data.id } }),
      },
    );
  };
  return (
    <section aria-label={t('web-expenses.invoice_file')}>
      <FileDrop
        label={t('web-expenses.from_invoice')}
        hint={t('web-expenses.from_invoice_hint')}
        accept="application/pdf,image/*"
        isOne
        isBusy={keep.isPending}
        onFiles={take}
      />
      <Problem error={keep.error} />
    </section>
  );
}
