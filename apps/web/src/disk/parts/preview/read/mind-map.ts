import { isZip } from '@zhibi/files';
import { z } from 'zod';
import { Unshowable } from './bytes.js';
import { childOf, openPackage, within, xmlOf } from './open-package.js';

export interface Topic {
  title: string;
  children: Topic[];
}

/** A sheet of a mind map: its name and its tree. */
export interface MindMap {
  name: string;
  root: Topic;
}

/** A map deeper than this was made to break somebody. */
const DEEPEST = 100;

/** The sheets of an XMind file, new (JSON) or old (XML), or the one of a FreeMind map. */
export function readMindMap(bytes: Uint8Array): MindMap[] {
  if (!isZip(bytes)) return [freeMind(xmlOf(bytes))];
  const files = openPackage(bytes);
  const json = files.open('content.json');
  const sheets = json ? fromJson(json) : within(xmlOf(files.open('content.xml')), 'sheet').map(fromXml);
  if (sheets.length === 0) throw new Unshowable('broken');
  return sheets;
}

const Node = z.looseObject({ title: z.string().optional(), children: z.unknown().optional() });
const Attached = z.looseObject({ attached: z.array(z.unknown()).optional() });
const Sheets = z.array(z.looseObject({ title: z.string().optional(), rootTopic: z.unknown() }));

function fromJson(bytes: Uint8Array): MindMap[] {
  try {
    const sheets = Sheets.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return sheets.map(({ title, rootTopic }) => ({ name: title ?? '', root: topicOf(rootTopic, 0) }));
  } catch {
    throw new Unshowable('broken');
  }
}

function topicOf(node: unknown, depth: number): Topic {
  const { title, children } = Node.parse(node);
  const below = depth < DEEPEST ? (Attached.safeParse(children).data?.attached ?? []) : [];
  return { title: title ?? '', children: below.map((one) => topicOf(one, depth + 1)) };
}

const fromXml = (sheet: Element): MindMap => ({
  name: childOf(sheet, 'title')?.textContent ?? '',
  root: xmlTopic(childOf(sheet, 'topic'), 0),
});

function xmlTopic(topic: Element | undefined, depth: number): Topic {
  const attached = [...(childOf(topic, 'children')?.children ?? [])].filter(
    (one) => one.localName === 'topics' && one.getAttribute('type') === 'attached',
  );
  const below = depth < DEEPEST ? attached.flatMap((one) => [...one.children]) : [];
  return {
    title: childOf(topic, 'title')?.textContent ?? '',
    children: below.filter((one) => one.localName === 'topic').map((one) => xmlTopic(one, depth + 1)),
  };
}

function freeMind(document: Document): MindMap {
  const [root] = within(document, 'node');
  if (document.documentElement.localName !== 'map' || root === undefined) throw new Unshowable('broken');
  const topic = (node: Element, depth: number): Topic => ({
    title: node.getAttribute('TEXT') ?? node.textContent?.trim() ?? '',
    children:
      depth < DEEPEST
        ? [...node.children].filter((one) => one.localName === 'node').map((one) => topic(one, depth + 1))
        : [],
  });
  return { name: '', root: topic(root, 0) };
}
