import { must, type Caller } from './test-app.ts';

/**
 * Enters an owner's request for a copy of their data.
 * @returns its id
 */
export async function aRequest(syndic: Caller, owner_id: string): Promise<string> {
  return must(await syndic.post('/gdpr/requests', { kind: 'Access', owner_id }), 201).id;
}
