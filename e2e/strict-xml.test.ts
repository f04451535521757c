import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits, refused, taken } from '../packages/files/src/xml/cases.js';
import { ownBrowser } from './own-browser.js';

const root = join(import.meta.dirname, '..');

/** What browsers are sent of the strict reader, as a script. */
async function scriptForBrowsers(): Promise<string> {
  const bundle = await rolldown({
    cwd: root,
    platform: 'browser',
    input: 'packages/files/src/xml/strict-xml.ts',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'strict' });
  await bundle.close();
  return output[0].code;
}

describe('strict XML in a browser', async () => {
  const browser = await ownBrowser();
  const page = await browser.newPage();
  beforeAll(async () => void (await page.addScriptTag({ content: await scriptForBrowsers() })));
  afterAll(() => page.close());

  const read = (xml: string): Promise<unknown> =>
    page.evaluate(
      ([text, within]) => {
        const plain = (node: unknown): unknown => {
          if (typeof node !== 'object' || node === null) return node;
          const { name, attributes, children } = node as {
            name: string;
            attributes: Map<string, string>;
            children: [];
          }; // a tree of the reader
          return [name, Object.fromEntries(attributes), ...children.map(plain)];
        };
        const { strict } = globalThis as unknown as { strict: { readStrictXml(xml: string, at: object): unknown } }; // the script of above
        return plain(strict.readStrictXml(text, within));
      },
      [xml, limits] as const,
    );

  it('is read by its own parser: none is sent', async () => {
    const script = await scriptForBrowsers();
    expect([script.includes('DOMParser'), script.includes('Saxes')]).toEqual([true, false]);
  });
  it.each(taken)('%s is read', async (xml, tree) => expect(await read(xml)).toEqual(tree));
  it.each(refused.map((xml) => [xml.slice(0, 60), xml]))('%s is refused', async (_, xml) =>
    expect(await read(xml)).toBeUndefined(),
  );
});
