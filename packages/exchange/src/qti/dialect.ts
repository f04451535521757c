import type { ExchangeFormat } from '@zhibi/contract/questions/exchange';
import { type Attributes, type Element, tag } from '../xml.js';

export type QtiVersion = Extract<ExchangeFormat, `qti-${string}`>;

interface Dialect {
  namespace: string;
  /** How a package says what an item is. */
  resource: string;
  schema: string;
  schemaVersion: string;
  /** The namespace of the manifest. */
  packaging: string;
  isKebab: boolean;
}

export const dialects: Readonly<Record<QtiVersion, Dialect>> = {
  'qti-2.1': {
    namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    resource: 'imsqti_item_xmlv2p1',
    schema: 'QTIv2.1 Package',
    schemaVersion: '1.0.0',
    packaging: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    isKebab: false,
  },
  'qti-2.2': {
    namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
    resource: 'imsqti_item_xmlv2p2',
    schema: 'QTIv2.2 Package',
    schemaVersion: '1.0.0',
    packaging: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    isKebab: false,
  },
  'qti-3.0': {
    namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    resource: 'imsqti_item_xmlv3p0',
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
    packaging: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    isKebab: true,
  },
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
const camel = (name: string): string => name.replace(/-([a-z])/g, (_, sign: string) => sign.toUpperCase());

/** Writes elements of QTI in the spelling of a version: `choiceInteraction` or `qti-choice-interaction`. */
export function writerOf(version: QtiVersion) {
  const { isKebab } = dialects[version];
  return (name: string, attributes: Attributes = {}, inner = ''): string => {
    if (!isKebab) return tag(name, attributes, inner);
    const said = Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [
        key.startsWith('xmlns') || key.includes(':') ? key : kebab(key),
        value,
      ]),
    );
    return tag(`qti-${kebab(name)}`, said, inner);
  };
}
export type QtiWriter = ReturnType<typeof writerOf>;

/** Any version of QTI in the names of version 2, so that one reader reads them all. HTML inside stays as it is. */
export function inOldNames(element: Element): Element {
  const isNew = element.name.startsWith('qti-');
  return {
    ...element,
    name: isNew ? camel(element.name.slice(4)) : element.name,
    attributes: isNew
      ? Object.fromEntries(Object.entries(element.attributes).map(([key, value]) => [camel(key), value]))
      : element.attributes,
    children: element.children.map((one) => (typeof one === 'string' ? one : inOldNames(one))),
  };
}
