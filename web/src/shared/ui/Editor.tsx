import { Fragment, useState, type ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';
import type { Submission } from './Form.tsx';
import { Stale, type ShownField } from './Stale.tsx';
import { selectOwnChanges } from './own-changes.ts';
import { useUnsaved } from './unsaved.ts';

/** Props of a form that edits a record. */
interface Edited<Row> {
  /** Record as of mounting the form. */
  readonly from: Row;
  /** Etag of the version being edited. */
  readonly etag: string | undefined;
  readonly act: Submission;
  /** Body to send: after a conflict, only the fields that this person has changed. */
  readonly toSend: <Body extends object>(body: Body) => Partial<Body>;
}

/**
 * Wraps a form that edits a loaded record. If someone else has changed it meanwhile, shows their
 * changes and lets the person choose; input is kept.
 */
export function Editor<Row extends object>(props: {
  readonly current: { readonly data: Row; readonly etag: string | undefined };
  readonly update: Submission & { reset(): void };
  readonly fields: readonly ShownField<Row>[];
  readonly children: (edited: Edited<Row>) => ReactNode;
}) {
  const { current, update, fields, children } = props;
  const [read, setRead] = useState(current);
  const [etag, setEtag] = useState(current.etag);
  const [keepsOwn, setKeepsOwn] = useState(false);
  const isStale = update.error instanceof ApiProblem && update.error.status === 412;
  // The form already counts what it sent as saved.
  useUnsaved(() => isStale);
  const goOn = () => {
    setEtag(current.etag);
    update.reset();
  };
  const keep = () => {
    setKeepsOwn(true);
    goOn();
  };
  const take = () => {
    setKeepsOwn(false);
    setRead(current);
    goOn();
  };
  return (
    <>
      {isStale && (
        <Stale before={read.data} now={current.data} fields={fields} onKeep={keep} onTake={take} />
      )}
      <Fragment key={read.etag}>
        {children({
          from: read.data,
          etag,
          toSend: (body) => (keepsOwn ? selectOwnChanges(body, read.data) : body),
          act: { error: isStale ? null : update.error, isPending: update.isPending },
        })}
      </Fragment>
    </>
  );
}
