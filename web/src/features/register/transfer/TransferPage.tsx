import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { TransferredOwnership } from '../../../shared/api/generated.ts';
import { useRecord } from '../../../shared/api/query.ts';
import { today } from '../../../shared/format/today.ts';
import { useWords } from '../../../shared/i18n/words.tsx';
import { Page, LoadingPage } from '../../../shared/ui/Page.tsx';
import { useUnsaved } from '../../../shared/ui/unsaved.ts';
import type { HolderInput } from '../HolderFields.tsx';
import { SaleForm } from './SaleForm.tsx';
import { SaleResult } from './SaleResult.tsx';
import { SaleReview } from './SaleReview.tsx';
import type { Passing } from './sale.ts';

const route = getRouteApi('/signed-in/units/$id/transfer');

/** Form values of a sale. */
export interface SaleInput {
  readonly effective_date: string;
  readonly sellers: readonly string[] | undefined;
  readonly buyers: readonly HolderInput[];
}

/** Reviewed sale, ready to be recorded. */
export interface ReadySale {
  readonly effective_date: string;
  readonly passings: readonly Passing[];
}

/** Sale of a lot: form, review and result. */
export function TransferPage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getUnit', { path: { id } });
  const unit = query.data?.data;
  const [start] = useState<SaleInput>(() => ({
    effective_date: today(),
    sellers: undefined,
    buyers: [{ owner_id: '', share: '', right: 'FullOwnership' }],
  }));
  const [typed, setTyped] = useState(start);
  const [ready, setReady] = useState<ReadySale>();
  const [done, setDone] = useState<readonly TransferredOwnership[]>();
  useUnsaved(() => done === undefined && typed !== start);
  const step = done !== undefined ? 'done' : ready !== undefined ? 'review' : 'facts';
  if (unit === undefined) return <LoadingPage title={t('web-register.sale.title')} />;
  return (
    <Page
      key={step}
      title={t(`web-register.sale.step.${step}`)}
      sentence={`${t('web-register.unit', { number: unit.unit_number })} · ${unit.building_name}`}
    >
      {step === 'facts' && (
        <SaleForm unitId={id} typed={typed} onChange={setTyped} onReady={setReady} />
      )}
      {step === 'review' && ready !== undefined && (
        <SaleReview unit={unit} sale={ready} onBack={() => setReady(undefined)} onDone={setDone} />
      )}
      {done !== undefined && <SaleResult unitId={id} answers={done} />}
    </Page>
  );
}
