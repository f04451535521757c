import { questionFromJsonLine } from '@zhibi/content';
import { Audio, type QuestionBody, type QuestionPart } from '@zhibi/contract/questions';
import { Findings } from '../html/findings.js';
import { pictureFrom, soundFrom } from '../html/media-type.js';
import { isSaid, licenceOf } from '../licence.js';
import { mapPictures } from '../map-pictures.js';
import { type Facts, type Limits, type ReadResult, Unreadable } from '../model.js';
import { QuestionCollector } from '../question-collector.js';
import { readText } from '../read-text.js';
import { yearAndMinutes } from '../year-and-minutes.js';
import { groupAsCombined } from './groups.js';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A year as a number or as text, minutes, and the licence: what the form of the protocol leaves to others. */
function moreFacts(
  { year, minutes, licence }: Fields,
  findings: Findings,
): Pick<Facts, 'year' | 'minutes' | 'licence'> {
  const inYear = Number(typeof year === 'string' ? year.trim() || Number.NaN : year);
  const facts: Pick<Facts, 'year' | 'minutes' | 'licence'> = yearAndMinutes({ year: inYear, minutes });
  const right = typeof licence === 'string' ? licenceOf(licence) : undefined;
  if (right !== undefined) facts.licence = right;
  else if (isSaid(licence)) findings.warn('licence-unknown');
  return facts;
}

/** The pictures that a line brings along, by the ids that its texts name. */
function broughtPictures(line: Fields, findings: Findings): Map<string, string> {
  const ids = new Map<string, string>();
  for (const [id, url] of Object.entries(isFields(line.pictures) ? line.pictures : {})) {
    const data =
      typeof url === 'string' ? /^data:(?:image|audio)\/\w+;base64,([A-Za-z0-9+/=]*)$/.exec(url)?.[1] : undefined;
    const bytes = Uint8Array.from(atobOrEmpty(data ?? ''), (sign) => sign.charCodeAt(0));
    const picture = soundFrom(bytes) ?? pictureFrom(bytes);
    if (picture === undefined || typeof picture === 'string') findings.warn('picture-refused');
    else ids.set(id, findings.keep(picture));
  }
  return ids;
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

function atobOrEmpty(data: string): string {
  try {
    return atob(data);
  } catch {
    return ''; // no base64: an empty file is no picture and told as refused
  }
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
  const ids = broughtPictures(fields, findings);
  const received: QuestionBody = {
    ...withSounds(read.body, fields),
    parts: read.body.parts.map((part, nth) => withSounds(part, partFields(fields, nth))),
  };
  const body = mapPictures(received, (fileId, kind) => {
    if (!ids.has(fileId)) findings.warn(kind === 'audio' ? 'sound-missing' : 'picture-missing');
    return ids.get(fileId);
  });
  if (group) findings.warn('group-kept-whole');
  collector.add(where, body, { facts: { ...read.meta, ...moreFacts(fields, findings) }, warnings: findings.warnings });
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
