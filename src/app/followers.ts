import { Followers } from '#platform/followers.ts';
import { features } from './features.ts';

/** What follows from which change, feature after feature. */
export const followers = new Followers(features.flatMap((feature) => feature.followers ?? []));
