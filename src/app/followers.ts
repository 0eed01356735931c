import { Followers } from '#platform/followers.ts';
import { features } from './features.ts';

/** All reactions to changes, feature by feature. */
export const followers = new Followers(features.flatMap((feature) => feature.followers ?? []));
