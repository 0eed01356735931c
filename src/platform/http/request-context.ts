import { hash } from 'node:crypto';
import type { RoleType } from '#contract/access.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import type { Change } from '#platform/followers.ts';

/** Who asks, as the database knows them: read from the session, not from the token. */
export interface Principal {
  /** With which they sign in, the same in every organization. */
  readonly account_id: string;
  /** As the organization of the active role knows them; of the platform, the account's. */
  readonly user_id: string;
  readonly session_id: string;
  readonly role_id: string;
  readonly role: RoleType;
  /** The tenant of the active role; null for the platform. */
  readonly organization_id: string | null;
  /** The owner that an Owner is. */
  readonly owner_id: string | null;
  /** The buildings to which the role is narrowed; null: all. */
  readonly building_ids: readonly string[] | null;
}

/** What every operation may know of its request. */
export interface RequestContext {
  readonly database: Database;
  readonly requestId: string;
  readonly language: Language;
  /** The Accept header, for routes that answer in several media types. */
  readonly accept: string | undefined;
  /** RFC 3339, the same instant for everything that one request writes. */
  readonly now: string;
  /** The business date in Europe/Brussels. */
  readonly today: LocalDate;
  readonly newId: () => string;
  readonly address: string;
  readonly userAgent: string;
  /** The versions that If-Match names; undefined when the header is absent. */
  readonly ifMatch: readonly string[] | undefined;
  /** The same context on another connection, for handlers that open their own. */
  readonly withConnection: (db: Connection) => TenantContext;
  /** Runs once the transaction of this request is durable. */
  readonly afterCommit: (effect: () => void) => void;
}

/** An operation by which a session goes on, or ends. */
export interface SessionContext extends RequestContext {
  /** Who asks, where a token tells. */
  readonly principal: Principal | undefined;
  /** The refresh token that a browser sent along, asked by a page of the service itself. */
  readonly sessionCookie: string | undefined;
}

/** An operation of somebody signed in. */
export interface UserContext extends RequestContext {
  readonly principal: Principal;
  /** For what is theirs in every organization. */
  readonly accountId: string;
  /** For what is of the organization. */
  readonly userId: string;
}

/** An operation inside one tenant that holds no connection: it opens transactions where it needs them. */
export interface DetachedContext extends UserContext {
  readonly organizationId: string;
}

/** An operation inside one tenant, on one connection. Commands and queries take this first. */
export interface TenantContext extends DetachedContext {
  readonly db: Connection;
  /** Tells the features that follow such a change; what they do belongs to this transaction. */
  announce<Facts>(change: Change<Facts>, facts: Facts): Promise<void>;
}

/** Refuses with 404 when there is no such row, or none that this person may see. */
export function found<Row>(row: Row | undefined, what: string, id: string): Row {
  if (row === undefined) throw new DomainError('not_found', { what, id });
  return row;
}

/** What a tag says of what stands beside the record. */
const BESIDE_IN_TAG = /~[\w-]+"$/;
/** Enough of a hash to tell apart what one record shows, or what stood beside it. */
const DIGEST_LENGTH = 11;

/** What a tag is made of. */
interface Tagged {
  readonly version: number;
  readonly live?: string;
}

/**
 * Whether If-Match, where there is one, names the record as it is shown now. A row that is given
 * without what changes by itself (`live`) is matched by its version alone. What stands beside it does
 * not matter to a change.
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

/** The record itself. Refuses with 412 when If-Match names others: see isMatched. */
export function matching<Row extends Tagged>(ctx: RequestContext, row: Row): Row {
  if (!isMatched(ctx, row)) throw new DomainError('stale');
  return row;
}

/**
 * The strong entity tag of a resource: its version, and what it shows that changes without a write
 * to it, such as what is open of a call today.
 * @param beside what stands beside it that is no part of it: what those are called whose ids it holds,
 * and what its reader may do with it
 */
export function etagOf(version: number, live?: string, beside?: readonly unknown[]): string {
  const own = live === undefined ? `${version}` : `${version}-${live}`;
  if (beside === undefined) return `"${own}"`;
  return `"${own}~${digestOf(beside)}"`;
}

/** What is shown, in short: for the tag (`live`) of what changes without a write to its record. */
export function digestOf(shown: object): string {
  return hash('sha1', JSON.stringify(shown), 'base64url').slice(0, DIGEST_LENGTH);
}
