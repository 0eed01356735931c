import { Fragment, useState, type ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';
import type { Submission } from './Form.tsx';
import { Stale, type ShownField } from './Stale.tsx';
import { useUnsaved } from './unsaved.ts';

/** Props of a form that edits a record. */
interface Edited<Row> {
  /** Record as of mounting the form. */
  readonly from: Row;
  /** Etag of the version being edited. */
  readonly etag: string | undefined;
  readonly act: Submission;
}

/**
 * Wraps a form that edits a loaded record. If someone else has changed it meanwhile, shows their
 * changes and lets the person choose; input is kept.
 */
export function Editor<Row>(props: {
  readonly current: { readonly data: Row; readonly etag: string | undefined };
  readonly update: Submission & { reset(): void };
  readonly fields: readonly ShownField<Row>[];
  readonly children: (edited: Edited<Row>) => ReactNode;
}) {
  const { current, update, fields, children } = props;
  const [read, setRead] = useState(current);
  const [etag, setEtag] = useState(current.etag);
  const isStale = update.error instanceof ApiProblem && update.error.status === 412;
  // The form already counts what it sent as saved.
  useUnsaved(() => isStale);
  const goOn = () => {
    setEtag(current.etag);
    update.reset();
  };
  const take = () => {
    setRead(current);
    goOn();
  };
  return (
    <>
      {isStale && (
        <Stale before={read.data} now={current.data} fields={fields} onKeep={goOn} onTake={take} />
      )}
      <Fragment key={read.etag}>
        {children({
          from: read.data,
          etag,
          act: { error: isStale ? null : update.error, isPending: update.isPending },
        })}
      </Fragment>
    </>
  );
}
