import { createHook } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';

const kept: object[] = [];

/**
 * Keeps three habits of V8 from making a process slower, for seconds or for as long as it runs, once
 * they set in, and lets it compile more at once. To be called before the work begins; measured with
 * `npm run bench`.
 */
export function tuneEngine(): void {
  // An allocation whose objects outlived a busy moment is made among the long-lived ones from then
  // on. When that meets one made for each request, all that it refers to outlives the request too:
  // half as much time again for a small read. There is nothing here that gains by it.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // After 100 seconds without a full collection V8 makes one, also under load, and takes the least
  // memory in it: it forgets the layout of all objects of which none is alive just then, and with it
  // the code compiled for them. Half the rate for two seconds, and less than before for some more; what
  // it leaves reserved in a process that rests, a hundred MB after much work, is the smaller price.
  setFlagsFromString('--no-memory-reducer-favors-memory');
  // A request passes through many small functions. V8 compiles one into its caller as long as it, and
  // all that went there before, are small enough: 460 and 920 bytes of bytecode unless told otherwise,
  // by which a small read takes a twentieth longer.
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=4600');
  setFlagsFromString('--max-inlined-bytecode-size=1000');
  keepTickShape();
}

/**
 * Node makes an object for each callback of `process.nextTick`, some ten of them a request. When V8
 * collects all garbage while none is alive, as mostly, it forgets their layout and makes each of
 * them seven times as slowly from then on. One that stays alive keeps the layout known.
 */
function keepTickShape(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept.push(resource);
    },
  }).enable();
  process.nextTick(() => undefined);
  hook.disable();
}
