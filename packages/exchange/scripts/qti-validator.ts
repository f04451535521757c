import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  XmlDocument,
  type XmlInputProvider,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';
import type { QtiVersion } from '../src/qti/dialect.js';

/** Where the schemas of each version stand in the folder that 1EdTech publishes, the newest first. */
const schemas: Readonly<Record<QtiVersion, readonly string[]>> = {
  'qti-2.1': ['qtiv2p1/imsqti_v2p1.xsd'],
  'qti-2.2': [
    'qtiv2p2p4/imsqti_v2p2p4.xsd',
    'qtiv2p2p3/imsqti_v2p2p3.xsd',
    'qtiv2p2p2/imsqti_v2p2p2.xsd',
    'qtiv2p2p1/imsqti_v2p2p1.xsd',
    'qtiv2p2/imsqti_v2p2.xsd',
  ],
  'qti-3.0': ['qtiv3p0/imsqti_asiv3p0_v1p0.xsd', 'qtiv3p0/imsqti_asiv3p0_sbacv1p0_v1p0.xsd'],
};

/** An extension that items need not have, and that is published elsewhere: without its file the schema of 2.1 is not whole. */
const absent: Readonly<Record<string, string>> = {
  apipv1p0_qtiextv2p1_v1p0: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.imsglobal.org/xsd/apip/apipv1p0/imsapip_qtiv1p0">
    <xs:element name="apipAccessibility"/></xs:schema>`,
};

/** Reads the schemas and what they import from one folder, whatever address they name it by. */
class SchemaFolder implements XmlInputProvider {
  readonly #open = new Map<number, { bytes: Uint8Array; at: number }>();
  #next = 1;

  constructor(private readonly folder: string) {}

  #pathOf(name: string): string | undefined {
    const tail = name.replaceAll('\\', '/').split('/');
    const kept = tail.slice(-1)[0] ?? '';
    const places = [
      name,
      join(this.folder, 'w3', kept),
      join(this.folder, 'w3/mathml3', kept),
      join(this.folder, 'w3/mathml2', kept),
      join(this.folder, 'w3/ssml11', kept),
      join(this.folder, kept),
    ];
    return places.find((path) => !path.includes('://') && existsSync(path) && statSync(path).size > 0);
  }

  match(name: string): boolean {
    return this.#bytesOf(name) !== undefined;
  }

  #bytesOf(name: string): Uint8Array | undefined {
    const path = this.#pathOf(name);
    if (path !== undefined) return readFileSync(path);
    const missing = Object.entries(absent).find(([kept]) => name.includes(kept))?.[1];
    return missing === undefined ? undefined : new TextEncoder().encode(missing);
  }

  open(name: string): number | undefined {
    const bytes = this.#bytesOf(name);
    if (bytes === undefined) return undefined;
    this.#open.set(this.#next, { bytes, at: 0 });
    return this.#next++;
  }

  read(handle: number, buffer: Uint8Array): number {
    const file = this.#open.get(handle);
    if (file === undefined) return -1;
    const piece = file.bytes.subarray(file.at, file.at + buffer.byteLength);
    buffer.set(piece);
    file.at += piece.length;
    return piece.length;
  }

  close(handle: number): boolean {
    return this.#open.delete(handle);
  }
}

function validatorOf(path: string): (xml: string) => string {
  const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(path), { url: path }));
  return (xml) => {
    const document = XmlDocument.fromString(xml);
    try {
      validator.validate(document);
      return '';
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error;
      return error.message;
    } finally {
      document.dispose();
    }
  };
}

/** Version 3 in the spelling of version 2, and every version in the namespace of 2.1. */
function inOldSpelling(xml: string): string {
  const camel = (name: string) => name.replace(/-([a-z])/g, (_, sign: string) => sign.toUpperCase());
  return xml
    .replace(
      /http:\/\/www\.imsglobal\.org\/xsd\/(?:imsqti_v2p2|imsqtiasi_v3p0)/g,
      'http://www.imsglobal.org/xsd/imsqti_v2p1',
    )
    .replace(/<\/?qti-content-body>/g, '')
    .replace(/<(\/?)qti-([a-z-]+)((?:\s[^<>]*)?)>/g, (_, slash: string, name: string, said: string) => {
      const attributes = said.replace(/\s([a-z]+(?:-[a-z]+)+)=/g, (__, key: string) => ` ${camel(key)}=`);
      return `<${slash}${camel(name)}${attributes}>`;
    })
    .replace(/ use="[a-z]+"/g, '')
    .replace(/<audio src="([^"]*)" controls="controls"/g, '<object data="$1" type="audio/mpeg"')
    .replaceAll('</audio>', '</object>');
}

export interface Judges {
  /** What the official schema says of an item; '' where it is valid. */
  item(xml: string): string;
  manifest(xml: string): string;
  /** The files that hold the schema of this version, where none of them is in the folder: the item is judged in the spelling of 2.1, whose schema is. */
  missing: readonly string[];
}

/** The judges of a version, from the folder in which 1EdTech's schemas stand. */
export function qtiJudges(folder: string, version: QtiVersion): Judges {
  xmlRegisterInputProvider(new SchemaFolder(folder));
  const manifest = validatorOf(
    join(folder, version === 'qti-3.0' ? 'qtiv3p0/imsqtiv3p0_imscpv1p2_v1p0.xsd' : 'imscp_v1p1.xsd'),
  );
  const isThere = (path: string) => existsSync(join(folder, path)) && statSync(join(folder, path)).size > 0;
  const own = schemas[version].find(isThere);
  if (own !== undefined) return { item: validatorOf(join(folder, own)), manifest, missing: [] };
  const old = validatorOf(join(folder, schemas['qti-2.1'][0] ?? ''));
  return { item: (xml) => old(inOldSpelling(xml)), manifest, missing: schemas[version] };
}
