/** Makes a multipart body like a browser's, for `inject` and `fetch`. */
export async function multipart(
  fields: Readonly<Record<string, string>>,
  file?: { readonly name: string; readonly content: Uint8Array },
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file !== undefined) form.append('file', new Blob([file.content.slice()]), file.name);
  const response = new Response(form);
  const body = Buffer.from(await response.arrayBuffer());
  return { body, headers: { 'content-type': response.headers.get('content-type') ?? '' } };
}
