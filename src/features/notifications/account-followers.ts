import { accountEmptied, sessionsEnded } from '#features/people/auth/index.ts';
import { following } from '#platform/followers.ts';
import { deletePreferences } from './preference-repository.ts';
import { deleteSubscriptionsOfSessions } from './push-repository.ts';

/** Push subscriptions end with their sessions, and preferences with the account that set them. */
export const accountFollowers = [
  following(sessionsEnded, ({ db }, ended) => deleteSubscriptionsOfSessions(db, ended)),
  following(accountEmptied, ({ db }, { user_id: userId }) => deletePreferences(db, userId)),
];
