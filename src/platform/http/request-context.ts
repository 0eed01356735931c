import { hash } from 'node:crypto';
import type { RoleType } from '#contract/access.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Titled } from '#domain/texts/known-titles.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import type { Change } from '#platform/followers.ts';
import type { Encoding } from './compression.ts';

/** The caller, as the database knows them: read from the session, not from the token. */
export interface Principal {
  /** Account they sign in with, the same in every organization. */
  readonly account_id: string;
  /** Id in the organization of the active role; on the platform, that of the account. */
  readonly user_id: string;
  readonly session_id: string;
  readonly role_id: string;
  readonly role: RoleType;
  /** Tenant of the active role; null for the platform. */
  readonly organization_id: string | null;
  /** Owner record of an Owner. */
  readonly owner_id: string | null;
  /** Buildings that the role is narrowed to; null: all. */
  readonly building_ids: readonly string[] | null;
}

/** Context that every operation has. */
export interface RequestContext {
  readonly database: Database;
  readonly requestId: string;
  /** RFC 3339, the same instant for everything that one request writes. */
  readonly now: string;
  /** Business date in Europe/Brussels. */
  readonly today: LocalDate;
  readonly newId: () => string;
  readonly address: string;
  readonly userAgent: string;
  /** Versions in If-Match; undefined if the header is absent. */
  readonly ifMatch: readonly string[] | undefined;
  /** Returns the language of the answer, which then says so and that it depends on the request. */
  negotiateLanguage(): Language;
  /** Returns the language that the caller asks for; undefined for programs that state none. */
  statedLanguage(): Language | undefined;
  /** Returns a title as the reader is to see it; as written for programs that state no language. */
  showTitle(titled: Titled): string;
  /** Returns the Accept header, for routes with several media types; the answer then depends on it. */
  negotiateFormat(): string | undefined;
  /** Returns the encoding that the caller accepts, for answers that compress themselves; undefined: none. */
  negotiateEncoding(): Encoding | undefined;
  /**
   * Returns the same context on another connection, for handlers that open their own.
   * @param etag version that the caller has seen of the one record to change, in place of If-Match
   */
  readonly withConnection: (db: Connection, etag?: string) => TenantContext;
  /** Runs once the transaction of this request is durable. */
  readonly afterCommit: (effect: () => void) => void;
}

/** An operation that continues or ends a session. */
export interface SessionContext extends RequestContext {
  /** The caller, if there is a token. */
  readonly principal: Principal | undefined;
  /** Refresh token from a browser's cookie, if a page of the service itself sent the request. */
  readonly sessionCookie: string | undefined;
}

/** An operation of a signed-in user. */
export interface UserContext extends RequestContext {
  readonly principal: Principal;
  /** For data that belongs to the user in every organization. */
  readonly accountId: string;
  /** For data of the organization. */
  readonly userId: string;
}

/**
 * An operation inside one tenant without a connection: it opens transactions where it needs them.
 */
export interface DetachedContext extends UserContext {
  readonly organizationId: string;
}

/** An operation inside one tenant, on one connection. Commands and queries take this first. */
export interface TenantContext extends DetachedContext {
  readonly db: Connection;
  /** Announces a change to the features that follow it; their work is part of this transaction. */
  announce<Facts>(change: Change<Facts>, facts: Facts): Promise<void>;
}

/** Returns the row. Refuses with 404 if there is none, or none that the caller may see. */
export function found<Row>(row: Row | undefined, what: string, id: string): Row {
  if (row === undefined) throw new DomainError('not_found', { what, id });
  return row;
}

/** Part of a tag for data shown with the record. */
const BESIDE_IN_TAG = /~[\w-]+"$/;
/** Enough of a hash to distinguish states of one record, or of the data shown with it. */
const DIGEST_LENGTH = 11;

/** Values that a tag is made of. */
interface Tagged {
  readonly version: number;
  readonly live?: string;
}

/**
 * Whether If-Match, if present, names the record as shown now. A row without its derived state
 * (`live`) is matched by its version only. Data shown with the record does not matter to a change.
 */
export function isMatched({ ifMatch }: RequestContext, { version, live }: Tagged): boolean {
  const isNamed = (given: string) => {
    const tag = given.replace(BESIDE_IN_TAG, '"');
    return (
      tag === '*' ||
      tag === etagOf(version, live) ||
      (live === undefined && tag.startsWith(`"${version}-`))
    );
  };
  return ifMatch === undefined || ifMatch.some(isNamed);
}

/** Returns the record. Refuses with 412 if If-Match names other versions: see isMatched. */
export function matching<Row extends Tagged>(ctx: RequestContext, row: Row): Row {
  if (!isMatched(ctx, row)) throw new DomainError('stale');
  return row;
}

/**
 * Refuses with 412 what the caller decided on another value, such as a total, than there is now.
 * @param seen undefined: the caller did not say
 */
export function matchSeen<Value>(seen: Value | undefined, present: Value): void {
  if (seen !== undefined && seen !== present) throw new DomainError('stale');
}

/**
 * Strong entity tag of a resource: its version, and derived state that changes without a write to
 * it, such as the open amount of a call.
 * @param beside data shown with the record that is not part of it: display names, and the actions
 * its reader may take
 */
export function etagOf(version: number, live?: string, beside?: readonly unknown[]): string {
  const own = live === undefined ? `${version}` : `${version}-${live}`;
  if (beside === undefined) return `"${own}"`;
  return `"${own}~${computeDigest(beside)}"`;
}

/** Short hash of derived state (`live`), for the tag of a record that changes without a write. */
export function computeDigest(shown: object): string {
  return hash('sha1', JSON.stringify(shown), 'base64url').slice(0, DIGEST_LENGTH);
}
