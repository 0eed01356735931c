import { setFlagsFromString } from 'node:v8';

/**
 * What V8 is told before the work begins. The figures are those of a unit read by its id: the time
 * that the processor takes for a request, beside the same service without the flag.
 */
export const ENGINE_FLAGS = [
  // An allocation whose objects outlived a busy moment is made among the long-lived ones from then
  // on. When that meets one made for each request, all that it refers to outlives the request too:
  // 6 % more, and half as much time again where it meets the rows of an answer.
  '--no-allocation-site-pretenuring',
  // A request passes through many small functions. V8 compiles one into its caller as long as it, and
  // all that went there before, are small enough: 460 and 920 bytes of bytecode unless told
  // otherwise, by which a request takes 4 % more.
  '--max-inlined-bytecode-size=1000',
  '--max-inlined-bytecode-size-cumulative=4600',
] as const;

/** To be called by a process that serves or runs jobs, before it does. */
export function tuneEngine(): void {
  for (const flag of ENGINE_FLAGS) setFlagsFromString(flag);
}
