import compileAtOnce from '@fastify/fast-json-stringify-compiler';

const factory = compileAtOnce();

/**
 * Compiles what writes an answer when it is first written: compiling all of them takes half of a start
 * (5.6 s with, 2.9 s without), and most are not needed for long.
 */
export const compileWhenUsed: typeof factory = (schemas, options) => {
  const compile = factory(schemas, options);
  return (definition) => {
    let write: ReturnType<typeof compile> | undefined;
    return (answer) => (write ??= compile(definition))(answer);
  };
};
