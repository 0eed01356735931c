import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Document } from '../../shared/api/generated.ts';
import { api, useRight } from '../../shared/session/session.ts';
import type { ExpenseInput } from './expense-input.ts';
import { fillFromPaper, type PaperValues, type ReadTexts } from './read-values.ts';

/** Document that the form is filled in from. */
export type Paper = Pick<Document, 'id' | 'sha256' | 'content_type'>;

const FRESH_MS = 5 * 60_000;

/** State of reading the paper of a form. */
export interface PaperReading {
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  readonly paper: PaperValues | undefined;
  /** Whether the field still has the text that was read from the paper. */
  readonly isRead: (name: string) => boolean;
}

/**
 * Fills a form once from the text of its paper. What is typed before or afterwards is never changed.
 * @param first values with which the form began
 */
export function usePaper(
  form: UseFormReturnType<ExpenseInput>,
  first: ExpenseInput,
  paper: Paper | undefined,
): PaperReading {
  const may = useRight();
  const [read, setRead] = useState<ReadTexts>({});
  const { building_id: buildingId } = form.values;
  const isWanted = paper?.content_type === 'application/pdf' && may('getInvoiceValues');
  const { data, isPending, isError } = useQuery({
    queryKey: ['invoice values', paper?.id, paper?.sha256, buildingId],
    queryFn: ({ signal }) => readPaper(paper?.id ?? '', buildingId, signal),
    enabled: isWanted,
    staleTime: FRESH_MS,
  });
  const { getValues, setValues } = form;
  const filledFrom = useRef<PaperValues>(undefined);
  useEffect(() => {
    // A field that is emptied afterwards stays empty.
    if (data === undefined || data === filledFrom.current) return;
    filledFrom.current = data;
    const filled = fillFromPaper(getValues(), first, data);
    setValues(filled.values);
    setRead((before) => ({ ...before, ...filled.read }));
  }, [data, first, getValues, setValues]);
  const texts: Readonly<Record<string, unknown>> = form.values;
  return {
    isPending: isWanted && isPending,
    hasFailed: isError,
    paper: data,
    isRead: (name) => read[name] !== undefined && read[name] === texts[name],
  };
}

/** Reads a paper and what is known of its supplier. */
async function readPaper(
  id: string,
  buildingId: string,
  signal: AbortSignal,
): Promise<PaperValues> {
  const { data: values } = await api.call('getInvoiceValues', { path: { id }, signal });
  if (values.supplier_id === null) return { values, supplier: undefined, keyId: undefined };
  const supplierId = values.supplier_id;
  const { data: supplier } = await api.call('getSupplier', { path: { id: supplierId }, signal });
  const { default_distribution_key_id: keyId } = supplier;
  if (keyId === null || buildingId === '') return { values, supplier, keyId: undefined };
  const { data: keys } = await api.call('listDistributionKeys', {
    path: { id: buildingId },
    signal,
  });
  return { values, supplier, keyId: keys.find((key) => key.id === keyId)?.id };
}
