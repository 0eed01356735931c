import type { FastifyReply } from 'fastify';
import type { Language } from '#domain/kernel/language.ts';

/** Adds a request header to those that the answer depends on. */
export function vary(reply: FastifyReply, name: string): void {
  const given = reply.getHeader('vary');
  const names = given === undefined ? [] : String(given).split(', ');
  if (!names.includes(name)) void reply.header('vary', [...names, name].join(', '));
}

/** Sets the language of an answer with texts. */
export function setContentLanguage(reply: FastifyReply, language: Language): void {
  void reply.header('content-language', language);
  vary(reply, 'Accept-Language');
}
