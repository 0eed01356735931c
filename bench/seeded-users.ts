import type { Client } from 'pg';
import { createAccessTokens } from '#platform/security/access-token.ts';
import type { SeededUser } from './facts.ts';

const TOKEN_SECONDS = 86_400;

/** Users of the register that was last seeded on this connection, signed in to the organization. */
export async function findSeededUsers(
  client: Client,
  organizationId: string,
  jwtSecret: string,
): Promise<SeededUser[]> {
  const tokens = createAccessTokens({
    secrets: [Buffer.from(jwtSecret)],
    clock: () => Date.now(),
  });
  const { rows } = await client.query<{
    id: string;
    role_id: string;
    session_id: string;
    email: string;
  }>('select id, role_id, session_id, email from seed_users');
  return Promise.all(
    rows.map(async ({ id, role_id, session_id, email }) => {
      const subject = { sub: id, org: organizationId, role_id, sid: session_id };
      return {
        id,
        email,
        token: await tokens.issue({ ...subject, role: 'Syndic' }, TOKEN_SECONDS),
      };
    }),
  );
}
