import { Fragment, useState, type ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';
import { Stale, type ShownField } from './Stale.tsx';
import { useUnsaved } from './unsaved.ts';

/** What a form that changes a record is given. */
interface Edited<Row> {
  /** The record as it was when the form was made. */
  readonly from: Row;
  /** Names the version that the change is of. */
  readonly etag: string | undefined;
  readonly error: unknown;
}

/**
 * A form that changes the record which was read when the page opened. Where somebody else was faster,
 * it says what they changed, and one chooses; what was typed is still there.
 */
export function Editor<Row>(props: {
  readonly current: { readonly data: Row; readonly etag: string | undefined };
  readonly update: { readonly error: unknown; reset(): void };
  readonly fields: readonly ShownField<Row>[];
  readonly children: (edited: Edited<Row>) => ReactNode;
}) {
  const { current, update, fields, children } = props;
  const [read, setRead] = useState(current);
  const [etag, setEtag] = useState(current.etag);
  const isStale = update.error instanceof ApiProblem && update.error.status === 412;
  // What the form has sent it takes for kept.
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
          error: isStale ? null : update.error,
        })}
      </Fragment>
    </>
  );
}
