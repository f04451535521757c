import { zipOf } from '@zhibi/files';
import { lossComment } from '../loss-notes.js';
import type { Writing } from '../model.js';
import { tag } from '../xml.js';
import { dialects, type QtiVersion } from './dialect.js';
import { ItemWriter } from './write-item.js';

/** A package of QTI: one file for each question, the pictures beside them, a manifest that names all. */
export function encodeQti(
  version: QtiVersion,
  { questions, pictures, lost = [] }: Writing,
): { file: Uint8Array; places: number[] } {
  const { resource, schema, schemaVersion, packaging } = dialects[version];
  const files: Record<string, Uint8Array | string> = {};
  const resources = questions.map((one, nth) => {
    const name = `item-${nth + 1}`;
    const writer = new ItemWriter(version, pictures, name);
    const href = `items/${name}.xml`;
    files[href] = writer.item(one);
    for (const [path, bytes] of writer.files) files[path] = bytes;
    const named = [href, ...writer.files.keys()].map((path) => tag('file', { href: path }));
    return tag('resource', { identifier: name, type: resource, href }, named.join(''));
  });
  const manifest = tag(
    'manifest',
    { xmlns: packaging, identifier: 'manifest' },
    tag('metadata', {}, tag('schema', {}, schema) + tag('schemaversion', {}, schemaVersion)) +
      tag('organizations') +
      tag('resources', {}, resources.join('')),
  );
  files['imsmanifest.xml'] =
    `<?xml version="1.0" encoding="UTF-8"?>\n${lossComment(questions.length, lost)}${manifest}\n`;
  return { file: zipOf(files), places: questions.map((_, place) => place) };
}
