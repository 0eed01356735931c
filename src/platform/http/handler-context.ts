import type { FastifyRequest } from 'fastify';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Titled } from '#domain/texts/known-titles.ts';
import { instantOf, findToday, type Clock } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import type { Change, Followers } from '#platform/followers.ts';
import { createTitleReader } from '#platform/i18n/known-titles.ts';
import { languageFromHeader } from '#platform/i18n/translate.ts';
import { isUuid, NIL_UUID, type IdSource } from '#platform/ids.ts';
import { chooseEncoding, type Encoding } from './compression.ts';
import type {
  DetachedContext,
  Principal,
  SessionContext,
  TenantContext,
} from './request-context.ts';
import { readSessionCookie } from './session-cookie.ts';

const MAX_USER_AGENT = 300;

export interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly followers: Followers;
  /** Public address of the service. */
  readonly publicUrl: string;
}

/**
 * Context of a handler without a connection, created for every request: rarely used parts are
 * computed on demand. For callers who are not signed in, the parts that their context type hides
 * are empty.
 */
export class HandlerContext implements DetachedContext, SessionContext {
  readonly #deps: Dependencies;
  readonly #request: FastifyRequest;
  readonly #effects: (() => void)[];
  #now: string | undefined;
  #etag: string | undefined;

  // Bound, so that it also works when destructured.
  readonly newId = (): string => this.#deps.ids.next();
  readonly afterCommit = (effect: () => void): void => void this.#effects.push(effect);
  readonly withConnection = (db: Connection, etag?: string): ConnectedContext => {
    const context = new ConnectedContext(this.#deps, this.#request, this.#effects, db);
    context.#now = this.now;
    context.#etag = etag;
    return context.signed();
  };

  constructor(deps: Dependencies, request: FastifyRequest, effects: (() => void)[]) {
    this.#deps = deps;
    this.#request = request;
    this.#effects = effects;
  }

  get database(): Database {
    return this.#deps.database;
  }

  get requestId(): string {
    return this.#request.id;
  }

  get principal(): Principal {
    return this.#request.principal as Principal;
  }

  get accountId(): string {
    return this.#request.principal?.account_id ?? NIL_UUID;
  }

  get userId(): string {
    return this.#request.principal?.user_id ?? NIL_UUID;
  }

  get organizationId(): string {
    return this.#request.organizationId ?? NIL_UUID;
  }

  negotiateLanguage(): Language {
    const language = languageFromHeader(this.#request.headers['accept-language']);
    this.#request.spokenLanguage = language;
    return language;
  }

  statedLanguage(): Language | undefined {
    const isStated = this.#request.headers['accept-language'] !== undefined;
    return isStated ? this.negotiateLanguage() : undefined;
  }

  showTitle(titled: Titled): string {
    return createTitleReader(this.#request.headers['accept-language'])(titled);
  }

  negotiateFormat(): string | undefined {
    this.#request.isNegotiated = true;
    return this.#request.headers.accept;
  }

  negotiateEncoding(): Encoding | undefined {
    return chooseEncoding(this.#request.headers['accept-encoding']);
  }

  get now(): string {
    this.#now ??= instantOf(this.#deps.clock.nowMs());
    return this.#now;
  }

  get today(): LocalDate {
    return findToday(this.#deps.clock);
  }

  get sessionCookie(): string | undefined {
    return readSessionCookie(this.#request.headers, this.#deps.publicUrl);
  }

  get address(): string {
    return this.#request.address;
  }

  get userAgent(): string {
    return (this.#request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT);
  }

  get ifMatch(): readonly string[] | undefined {
    if (this.#request.method === 'GET') return undefined;
    if (this.#etag !== undefined) return [this.#etag];
    return this.#request.headers['if-match']?.split(',').map((tag) => tag.trim());
  }
}

/** Context of a handler on a connection of its tenant. */
export class ConnectedContext extends HandlerContext implements TenantContext {
  readonly db: Connection;
  readonly #request: FastifyRequest;
  readonly #followers: Followers;

  constructor(
    deps: Dependencies,
    request: FastifyRequest,
    effects: (() => void)[],
    db: Connection,
  ) {
    super(deps, request, effects);
    this.#request = request;
    this.#followers = deps.followers;
    this.db = db;
  }

  /** Sets author and cause of the writes on the connection. */
  signed(): this {
    const { route } = this.#request.routeOptions.config;
    const { principal } = this.#request;
    const { id } = this.#request.params as { readonly id?: string };
    this.db.sessionId = principal?.session_id ?? null;
    this.db.trail.cause = {
      // Changes outside any tenant belong to the account, not to a user of a tenant.
      actorId: this.db.organizationId === NIL_UUID ? this.accountId : this.userId,
      role: principal?.role ?? null,
      operation: route?.operationId ?? null,
      objectId: id !== undefined && isUuid(id) ? id : null,
      address: this.address,
      isWrite: route?.mode === 'write',
      now: this.now,
      newId: this.newId,
    };
    return this;
  }

  announce<Facts>(change: Change<Facts>, facts: Facts): Promise<void> {
    return this.#followers.announce(this, change, facts);
  }
}
