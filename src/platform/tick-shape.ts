import { createHook } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps `process.nextTick` fast. Node makes an object for each callback, some ten of them a request;
 * when V8 collects all garbage while none is alive, as mostly, it forgets their layout and from then
 * on makes each of them seven times as slowly. One that stays alive keeps the layout known.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept.push(resource);
    },
  }).enable();
  process.nextTick(() => undefined);
  hook.disable();
}
