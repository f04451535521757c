/**
 * What PDF.js needs beside itself: tables of Chinese signs, fonts that a file leaves out, decoders of rare pictures.
 * Served by us, never from elsewhere.
 */
const addresses: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../../../../node_modules/pdfjs-dist/wasm/*.wasm', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};
const addressByName = new Map(Object.entries(addresses).map(([path, address]) => [path.split('/').at(-1), address]));

async function bytesOf(name: string): Promise<Uint8Array> {
  const address = addressByName.get(name);
  if (address === undefined) throw new Error(`PDF.js asked for ${name}, which does not come with it`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${name} did not come`);
  return new Uint8Array(await response.arrayBuffer());
}

/** In place of the fetching of PDF.js, which wants one folder with fixed names. */
export class OwnData {
  fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    return bytesOf(filename);
  }
}
