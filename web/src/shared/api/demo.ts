import { queryOptions } from '@tanstack/react-query';

/** The demo that the service shows, with those who can sign in to it. */
export interface Demo {
  readonly organization_id: string;
  readonly people: readonly {
    readonly email: string;
    readonly password: string;
    readonly role: string;
  }[];
}

/** Where the sign-in page notes the organization of the demo, for pages of signed-in people. */
const NOTED = 'millieme-demo';

/** Query for the demo; null without one, or if the service is reached from elsewhere. */
export const demoQuery = queryOptions({
  queryKey: ['demo'],
  staleTime: Infinity,
  retry: false,
  queryFn: async ({ signal }): Promise<Demo | null> => {
    const answer = await fetch('/demo', { signal, headers: { accept: 'application/json' } });
    const demo = answer.ok ? ((await answer.json()) as Demo | null) : null;
    if (demo === null) localStorage.removeItem(NOTED);
    else localStorage.setItem(NOTED, demo.organization_id);
    return demo;
  },
});

/** Whether an organization is that of the demo. */
export function isDemo(organizationId: string | null): boolean {
  return organizationId !== null && localStorage.getItem(NOTED) === organizationId;
}
