import { type QuestionMeta, questionFromJsonLine } from '@zhibi/content';
import { Audio, type QuestionBody, type QuestionPart } from '@zhibi/contract/questions';
import { bytesOfBase64 } from '../html/address.js';
import { Findings } from '../html/findings.js';
import { type MediaLack, pictureFrom, soundFrom } from '../html/media-type.js';
import { isSaid, licenceOf } from '../licence.js';
import { mapPictures } from '../map-pictures.js';
import { type Facts, type Limits, type ReadResult, Unreadable } from '../model.js';
import { QuestionCollector } from '../question-collector.js';
import { readText } from '../read-text.js';
import { versionIn, yearAndMinutes } from '../year-and-minutes.js';
import { groupAsCombined } from './groups.js';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A year as a number or as text, minutes, the version and the licence: what the form of the protocol leaves to others. */
function moreFacts({ year, minutes, licence, version }: Fields, findings: Findings): Omit<Facts, keyof QuestionMeta> {
  const inYear = Number(typeof year === 'string' ? year.trim() || Number.NaN : year);
  const facts: Omit<Facts, keyof QuestionMeta> = {
    ...yearAndMinutes({ year: inYear, minutes }),
    ...versionIn(version),
  };
  const right = typeof licence === 'string' ? licenceOf(licence) : undefined;
  if (right !== undefined) facts.licence = right;
  else if (isSaid(licence)) findings.warn('licence-unknown');
  return facts;
}

/** The pictures and sounds that a line brings along, by the ids that its texts name; and why others cannot be used. */
function broughtFiles(line: Fields, findings: Findings) {
  const ids = new Map<string, string>();
  const refused = new Map<string, MediaLack>();
  for (const [id, url] of Object.entries(isFields(line.pictures) ? line.pictures : {})) {
    const data =
      typeof url === 'string' ? /^data:(?:image|audio)\/\w+;base64,([A-Za-z0-9+/=]*)$/.exec(url)?.[1] : undefined;
    const bytes = bytesOfBase64(data ?? '');
    const sound = typeof bytes === 'string' ? bytes : soundFrom(bytes);
    const file = typeof sound === 'string' && typeof bytes !== 'string' ? pictureFrom(bytes) : sound;
    if (typeof file === 'string') refused.set(id, file);
    else if ('drawing' in file) refused.set(id, 'unreadable');
    else ids.set(id, findings.keep(file));
  }
  return { ids, refused };
}

/** A part with the sounds that its line names. */
function withSounds<P extends QuestionPart>(part: P, { audio }: Fields): P {
  const said = (Array.isArray(audio) ? audio : []).flatMap((one: unknown) => Audio.safeParse(one).data ?? []);
  return said.length > 0 ? { ...part, audio: said.slice(0, 5) } : part;
}

function partFields({ parts }: Fields, nth: number): Fields {
  const part: unknown = Array.isArray(parts) ? parts[nth] : undefined;
  return isFields(part) ? part : {};
}

function readLine(text: string, where: string, collector: QuestionCollector): undefined {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return collector.skip(where, 'not-json');
  }
  const group = isFields(line) ? groupAsCombined(line) : undefined;
  const read = questionFromJsonLine(group ?? line);
  if (!read.ok) return collector.skip(where, read.problems[0]?.reason ?? 'not-an-object');
  const fields = isFields(line) ? line : {};
  const findings = new Findings(collector.result.pictures);
  const { ids, refused } = broughtFiles(fields, findings);
  const received: QuestionBody = {
    ...withSounds(read.body, fields),
    parts: read.body.parts.map((part, nth) => withSounds(part, partFields(fields, nth))),
  };
  const body = mapPictures(received, (fileId, kind) => {
    if (!ids.has(fileId)) findings.lacks(kind === 'audio' ? 'sound' : 'picture', refused.get(fileId) ?? 'missing');
    return ids.get(fileId);
  });
  if (group) findings.warn('group-kept-whole');
  const facts = { ...read.meta, ...moreFacts(fields, findings) };
  collector.add(where, body, { facts, warnings: findings.warnings, isExact: true });
}

/** Reads the JSON-lines form: one question a line, each judged by itself. A list in one JSON array is read too. */
export function readJsonLines(bytes: Uint8Array, limits: Limits): ReadResult {
  const text = readText(bytes);
  const collector = new QuestionCollector(limits);
  const list = wholeList(text);
  if (list) for (const [nth, one] of list.entries()) readLine(JSON.stringify(one), `#${nth + 1}`, collector);
  else {
    if (!text.trimStart().startsWith('{') && !/^\s*\{/m.test(text)) throw new Unreadable('not-this-format');
    let nth = 0;
    for (const line of text.split(/\r\n|\n|\r/)) {
      nth++;
      if (line.trim() !== '' && !collector.isFull) readLine(line, `line ${nth}`, collector);
    }
  }
  return collector.result;
}

function wholeList(text: string): unknown[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    throw new Unreadable('broken-file');
  }
}
