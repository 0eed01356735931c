export type { ChannelSenders } from './channel-sender.ts';
export { emit, emitMany, tellNobody } from './emit.ts';
export { createPushRoutes, type PushParts } from './push-routes.ts';
export { createNotificationRoutes } from './routes.ts';
export { createSenders } from './senders.ts';
export { StreamHub } from './stream-hub.ts';
export { createStreamRoutes } from './stream-route.ts';
export { configuredChannels, createNotificationTasks } from './tasks.ts';
export { createUnsubscribePages } from './unsubscribe-pages.ts';
