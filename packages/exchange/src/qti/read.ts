import type { RichText } from '@zhibi/contract/kernel';
import { type Archive, isZip, openZip } from '@zhibi/files';
import { holdsArchives } from '../holds-archives.js';
import { pathFrom } from '../html/address.js';
import { Findings } from '../html/findings.js';
import { readHtml } from '../html/read-html.js';
import { type Limits, type ReadResult, Unreadable, whyUnreadable } from '../model.js';
import { openIn } from '../open-in.js';
import { QuestionCollector } from '../question-collector.js';
import { readText } from '../read-text.js';
import { Unfit } from '../unfit.js';
import { childOf, childrenOf, type Element, eachElement, NotXml, readTree, within } from '../xml.js';
import { bodyHtml } from './body-html.js';
import { inOldNames } from './dialect.js';
import { ItemReader } from './read-item.js';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The version of QTI that an item is written in; '' where it does not say. */
function versionOf({ name, attributes }: Element): string {
  if (name.startsWith('qti-')) return '3.0';
  const [, major, minor] = /imsqti_v(\d)p(\d)/.exec(attributes.xmlns ?? '') ?? [];
  return major === undefined ? '' : `${major}.${minor}`;
}

function itemIn(text: string): { item: Element; version: string } | undefined {
  let found: { item: Element; version: string } | undefined;
  for (const name of ['assessmentItem', 'qti-assessment-item'])
    if (text.includes(`${name}`))
      eachElement(text, name, (element) => {
        found ??= { item: inOldNames(element), version: versionOf(element) };
      });
  return found;
}

/** Reads packages of QTI 2.1, 2.2 and 3.0 with their pictures, and single items as XML. */
export function readQti(bytes: Uint8Array, limits: Limits): ReadResult {
  const collector = new QuestionCollector(limits);
  if (!isZip(bytes)) {
    const head = readText(bytes).slice(0, 65_536);
    if (isOld(head)) throw new Unreadable('qti-1');
    if (!/assessment-?item/i.test(head)) throw new Unreadable('not-this-format');
    readItem(collector, { path: 'item', bytes, archive: undefined });
    return collector.result;
  }
  const archive = openZip(bytes, limits);
  for (const name of archive.unsafe) collector.skip(name, 'unsafe-name');
  const paths = itemPaths(archive);
  if (!paths.some((path) => archive.names.includes(path)) || !archive.names.includes('imsmanifest.xml'))
    ensureNotOld(archive);
  for (const path of paths) {
    if (collector.isFull) break;
    try {
      const content = archive.open(path);
      if (pathFrom('', path) === undefined) {
        if (!archive.unsafe.includes(path)) collector.skip(path, 'unsafe-name');
      } else if (content === undefined) collector.skip(path, 'item-missing');
      else readItem(collector, { path, bytes: content, archive });
    } catch (error) {
      const why = whyUnreadable(error);
      if (why === undefined) throw error;
      collector.skip(path, why);
      if (why === 'too-large') break;
    }
  }
  return collector.result;
}

/** Whether a file is of the first QTI (1.2), in which everything has another name. Canvas and Blackboard still write it. */
const isOld = (text: string): boolean => /<(?:[\w-]+:)?questestinterop[\s>]/.test(text);

/** So many files of a package are looked into for that. */
const OLD_WITHIN = 20;

/** A package without items that are read: of the first QTI, or of nothing that we know. */
function ensureNotOld(archive: Archive): void {
  const named = archive.names.filter((one) => /\.(?:xml|qti|dat)$/i.test(one)).slice(0, OLD_WITHIN);
  for (const name of named) {
    const bytes = archive.open(name);
    if (bytes && isOld(readText(bytes).slice(0, 65_536))) throw new Unreadable('qti-1');
  }
}

/** The items that the manifest names; without one, every file that could be an item. */
function itemPaths(archive: Archive): string[] {
  const name = archive.names.find((one) => one === 'imsmanifest.xml' || one.endsWith('/imsmanifest.xml'));
  const content = name === undefined ? undefined : archive.open(name);
  if (name === undefined || content === undefined) {
    const loose = archive.names.filter((one) => one.endsWith('.xml'));
    if (loose.length === 0) throw new Unreadable(holdsArchives(archive.names) ? 'zip-in-zip' : 'not-this-format');
    return loose;
  }
  const manifest = readTree(readText(content), 'manifest');
  const items = [...within(manifest, 'resource')].filter(({ attributes }) => /item/i.test(attributes.type ?? ''));
  return items.flatMap((one) => {
    const href = one.attributes.href ?? childrenOf(one, 'file')[0]?.attributes.href;
    return href === undefined ? [] : (pathFrom(folderOf(name), href) ?? href);
  });
}

/** The texts that an item refers to, each in a file of its own with pictures beside it. */
function passagesOf(
  item: Element,
  { path, archive, findings }: { path: string; archive: Archive | undefined; findings: Findings },
): RichText {
  return childrenOf(item, 'assessmentStimulusRef').flatMap(({ attributes }) => {
    const target = pathFrom(folderOf(path), attributes.href ?? '');
    if (target === undefined) throw new Unfit('unsafe-name');
    const bytes = openIn(archive, '').open(target);
    if (typeof bytes === 'string') throw new Unfit(bytes === 'missing' ? 'passage-missing' : 'passage-unreadable');
    const own = new Findings(findings.pictures, openIn(archive, folderOf(target)));
    const body = childOf(passageIn(readText(bytes)), 'stimulusBody');
    const rich = body === undefined ? undefined : readHtml(bodyHtml(body), own);
    if (rich === undefined) throw new Unfit('passage-unreadable');
    findings.join(own);
    return rich;
  });
}

function passageIn(text: string): Element {
  const isNew = /<(?:[\w-]+:)?qti-assessment-stimulus[\s>]/.test(text);
  return inOldNames(readTree(text, isNew ? 'qti-assessment-stimulus' : 'assessmentStimulus'));
}

function readItem(
  collector: QuestionCollector,
  { path, bytes, archive }: { path: string; bytes: Uint8Array; archive: Archive | undefined },
): undefined {
  const findings = new Findings(collector.result.pictures, openIn(archive, folderOf(path)));
  try {
    const found = itemIn(readText(bytes));
    if (found === undefined) return collector.skip(path, 'type-not-carried');
    const { item, version } = found;
    collector.result.formatVersion ??= version;
    const passages = passagesOf(item, { path, archive, findings });
    const { body, facts } = new ItemReader(item, findings, passages).read();
    collector.add(path, body, { facts, warnings: findings.warnings });
  } catch (error) {
    if (error instanceof NotXml) return collector.skip(path, 'cut-off');
    if (!(error instanceof Unfit)) throw error;
    collector.skip(path, error.why);
  }
}
