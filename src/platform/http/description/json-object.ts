/** A part of the interface description: JSON in the shape of OpenAPI. */
export type JsonObject = { readonly [name: string]: unknown };

/** Whether a value is an object, not an array or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
