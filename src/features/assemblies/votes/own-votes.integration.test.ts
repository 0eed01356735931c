import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { aTenant, must, startTestApp } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const { syndic, auditor, boardMember } = tenant;
const { ids, logins, aMeeting, opened, votes } = await anAssemblyHouse(test, tenant);

describe('a vote', () => {
  it('has a receipt for its voter that leads to the head of the proof, except in secret', async () => {
    const { id, item } = await opened(['Anne', 'Bart', 'Chris'], [{}, { secret: true }]);
    const own = { owner_id: ids.Anne, choice: 'Against' };
    const [vote] = must(await logins.Anne.post(`${item}/votes`, own), 201).votes;
    must(await syndic.post(`${item}/votes`, votes({ Bart: 'For', Chris: 'Abstain' })), 201);
    const path = `/votes/${vote.id}/receipt`;
    const receipt = must(await logins.Anne.get(path), 200);
    expect(JSON.parse(receipt.text)).toEqual(expect.arrayContaining([ids.Anne, 'Against', 300]));
    const digest = createHash('sha256')
      .update(receipt.previous_hash + receipt.text)
      .digest('hex');
    expect(receipt.hash).toBe(digest);
    expect(receipt.path).toHaveLength(2);
    const proof = must(await syndic.get(`/meetings/${id}/proof`), 200);
    expect(receipt.head).toBe(proof.head_hash);
    expect(receipt.path.at(-1)).toBe(proof.head_hash);
    must(await syndic.get(path), 200);
    must(await auditor.get(path), 200);
    must(await logins.Bart.get(path), 404);
    must(await boardMember.get(path), 404);
    must(await (await aTenant(test)).syndic.get(path), 404);
    const secret = must(await syndic.get(`/meetings/${id}/agenda-items`), 200)[1].id;
    must(await logins.Anne.post(`/meetings/${id}/agenda-items/${secret}/votes`, own), 201);
    const hidden = await asSuperuser(test.databaseUrl, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        'select id from app.votes where meeting_id = $1 order by sequence desc limit 1',
        [id],
      );
      return rows[0]?.id;
    });
    must(await logins.Anne.get(`/votes/${hidden}/receipt`), 404);
  });
});

describe('a decision on an office', () => {
  it.each(['Discharge', 'SyndicAppointment', 'Contract'])(
    'on %s leaves out a syndic who owns a lot, unless the chair gives a reason',
    async (decision_type) => {
      const user = must(await syndic.get('/auth/me'), 200);
      const { name } = must(await syndic.get(`/owners/${ids.Bart}`), 200);
      must(await syndic.put(`/owners/${ids.Bart}`, { name: user.name }), 200);
      const { id, item } = await opened(['Anne', 'Bart', 'Chris'], [{ decision_type }]);
      expect(must(await syndic.get(item), 200).excluded).toMatchObject([{ owner_id: ids.Bart }]);
      const refused = must(await syndic.post(`${item}/votes`, votes({ Bart: 'For' })), 422);
      expect(refused.code).toBe('vote_excluded');
      const lift = (body: object) => syndic.put(`${item}/exclusions`, { owner_ids: [], ...body });
      expect(must(await lift({}), 422)).toMatchObject({
        code: 'reason_missing',
        errors: [{ pointer: '/body/reason' }],
      });
      const reason = 'The contract is not theirs';
      expect(must(await lift({ reason }), 200).syndic_votes_because).toBe(reason);
      must(await syndic.post(`${item}/votes`, votes({ Bart: 'For' })), 201);
      const paper = await syndic.get(`/meetings/${id}/minutes?format=pdf&language=en`);
      expect((await textsOf(paper.raw)).join(' ')).toContain(`took part in the vote: ${reason}`);
      must(await syndic.put(`/owners/${ids.Bart}`, { name }), 200);
    },
  );

  it('for council or auditor has no syndic as candidate', async () => {
    const user = must(await syndic.get('/auth/me'), 200);
    const id = await aMeeting();
    for (const { decision_type, before } of [
      { decision_type: 'CouncilAppointment', before: [] },
      { decision_type: 'AuditorAppointment', before: [] },
      { decision_type: 'AuditorAppointment', before: [{ name: 'Dora' }] },
    ]) {
      const candidates = [...before, { name: user.name }];
      const item = { title: 'Election', kind: 'Decision', decision_type, candidates };
      const refused = must(await syndic.post(`/meetings/${id}/agenda-items`, item), 422);
      expect(refused).toMatchObject({
        code: 'syndic_not_eligible',
        errors: [{ pointer: `/body/candidates/${before.length}/name` }],
      });
    }
    const candidates = [{ name: 'Eva', owner_id: ids.Eva }];
    const council = { title: 'Council', kind: 'Decision', decision_type: 'CouncilAppointment' };
    const joint = await syndic.post(`/meetings/${id}/agenda-items`, { ...council, candidates });
    expect(must(joint, 422).code).toBe('not_a_voter');
  });
});
