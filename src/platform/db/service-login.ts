import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { hasCode } from '#platform/error-code.ts';
import { readOrCreateFile } from '#platform/read-or-create-file.ts';
import { APP_ROLE, JOBS_ROLE } from './roles.ts';
import { scramVerifier } from './scram-verifier.ts';

const FILE = 'database-login';

/** Login of the service: it may take two roles, and has no rights of its own. */
interface ServiceLogin {
  readonly user: string;
  readonly password: string;
}

/** Rights of a login beyond serving, one per line; none if it is set up correctly. */
const BEYOND_SERVING = `
with login as (select * from pg_roles where rolname = session_user)
select 'is a superuser' as power from login where rolsuper
union all select 'passes row level security' from login where rolbypassrls
union all select 'may make roles' from login where rolcreaterole
union all select 'may replicate' from login where rolreplication
union all select 'owns tables' from login where exists (select from pg_class where relowner = login.oid)
union all select 'may become ' || role.rolname from pg_roles as role
  where role.rolname not in (session_user, '${APP_ROLE}', '${JOBS_ROLE}')
    and pg_has_role(session_user, role.oid, 'member')
union all select 'may not become ' || needed from unnest(array['${APP_ROLE}', '${JOBS_ROLE}']) as needed
  where not exists (select from pg_roles as role
    where role.rolname = needed and pg_has_role(session_user, role.oid, 'member'))`;

/** The user or its password is unknown, or it may not connect. */
const REFUSED = ['28000', '28P01', '42501'];

/**
 * Opens a restricted login to the database of `ownerUrl`, which can only serve, and returns its
 * address: that of `appUrl` if the operator names one; otherwise a login of this data folder, whose
 * password is stored there. Creates the login and grants its two roles if missing. Refuses a login
 * with further rights.
 */
export async function openServiceLogin(
  ownerUrl: string,
  dataDirectory: string,
  appUrl?: string,
): Promise<string> {
  if (appUrl !== undefined) {
    if (await lacksRoles(appUrl)) await grantServiceLogin(ownerUrl, parseLogin(appUrl), false);
    await requireConfined(appUrl);
    return appUrl;
  }
  const login = keepServiceLogin(dataDirectory);
  const url = replaceLogin(ownerUrl, login);
  if (await lacksRoles(url)) await grantServiceLogin(ownerUrl, login, true);
  await requireConfined(url);
  return url;
}

/** Reads the login of this data folder, or creates it once. */
function keepServiceLogin(dataDirectory: string): ServiceLogin {
  const content = readOrCreateFile(dataDirectory, FILE, () => {
    const user = `millieme_${randomBytes(6).toString('hex')}`;
    return `${user} ${randomBytes(24).toString('base64url')}\n`;
  });
  const [user, password] = content.trim().split(' ');
  if (user === undefined || password === undefined)
    throw new Error(`${dataDirectory}/${FILE} holds no login: remove it, and another is made`);
  return { user, password };
}

/**
 * Creates the login, or grants an existing one its two roles; sets the password only of our own
 * login.
 */
async function grantServiceLogin(
  ownerUrl: string,
  { user, password }: ServiceLogin,
  isOurs: boolean,
): Promise<void> {
  await asUser(ownerUrl, async (client) => {
    const name = client.escapeIdentifier(user);
    const secret = client.escapeLiteral(scramVerifier(password));
    const options = `login noinherit${password === '' ? '' : ` password ${secret}`}`;
    try {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [user]);
      if (rowCount === 0) await client.query(`create role ${name} ${options}`);
      else if (isOurs) await client.query(`alter role ${name} ${options}`);
      await client.query(`grant ${APP_ROLE}, ${JOBS_ROLE} to ${name}`);
    } catch (error) {
      if (!hasCode(error, '42501')) throw error;
      throw new Error(
        `the user of DATABASE_URL may not make the login that serves (${(error as Error).message}): ` +
          `have an administrator make one, with grant ${APP_ROLE}, ${JOBS_ROLE} to it, and name it in DATABASE_APP_URL`,
        { cause: error },
      );
    }
  });
}

/** Whether the login is missing or lacks its roles. */
async function lacksRoles(url: string): Promise<boolean> {
  try {
    return (await listExcessRights(url)).some((power) => power.startsWith('may not become'));
  } catch (error) {
    if (hasCode(error, ...REFUSED)) return true;
    throw error;
  }
}

async function requireConfined(url: string): Promise<void> {
  const [power] = await listExcessRights(url);
  if (power !== undefined)
    throw new Error(
      `the login that serves, ${parseLogin(url).user}, ${power}: see "Your own PostgreSQL" in docs/runbooks/deployment.md`,
    );
}

function listExcessRights(url: string): Promise<string[]> {
  return asUser(url, async (client) => {
    const { rows } = await client.query<{ power: string }>(BEYOND_SERVING);
    return rows.map(({ power }) => power);
  });
}

async function asUser<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Parses the login in an address as pg does: for a socket, the user is in the query. */
function parseLogin(address: string): ServiceLogin {
  const { username, password, searchParams } = new URL(address);
  return {
    user: searchParams.get('user') ?? decodeURIComponent(username),
    password: searchParams.get('password') ?? decodeURIComponent(password),
  };
}

/** Replaces the login in an address. */
function replaceLogin(address: string, { user, password }: ServiceLogin): string {
  const url = new URL(address);
  if (url.host === '') {
    url.searchParams.set('user', user);
    url.searchParams.set('password', password);
  } else {
    url.searchParams.delete('user');
    url.searchParams.delete('password');
    Object.assign(url, { username: user, password });
  }
  return url.href;
}
