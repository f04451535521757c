import { escapeXml, tag } from '../xml.js';

/** Where a document keeps what it says of itself; Word shows it under its properties. */
export const CORE = 'docProps/core.xml';

export const coreXml = (description: string): string =>
  tag(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
    tag('dc:description', {}, escapeXml(description)),
  );
