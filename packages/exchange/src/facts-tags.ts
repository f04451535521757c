import type { Findings } from './html/findings.js';
import { isSaid, licenceOf } from './licence.js';
import type { Facts } from './model.js';
import { versionIn, yearAndMinutes } from './year-and-minutes.js';

const stages = ['primary', 'junior', 'senior'] as const;
const numberOf = (text: string): number | undefined =>
  /^-?\d+(?:\.\d+)?(?:e-\d+)?$/.test(text) ? Number(text) : undefined;

/** Facts as words that Moodle, GIFT and QTI keep beside a question: `subject:数学`, `difficulty:0.6`, `licence:cc-by`, `knowledge:函数/二次函数`. */
export function tagsOf(facts: Facts): string[] {
  const { subject, stage, difficulty, source, licence, year, minutes, version, knowledge } = facts;
  const named = { subject, stage, difficulty, year, minutes, version, source, licence };
  return [
    ...Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`])),
    ...knowledge.map((path) => `knowledge:${path}`),
  ];
}

/** The facts in such words; any other word is taken for a knowledge point. A licence that is named, but by no name that we know, is warned of. */
export function factsOf(tags: readonly string[], findings: Pick<Findings, 'warn'>): Facts {
  const facts: Facts = { knowledge: [] };
  for (const tag of tags) {
    const [, name = '', value = ''] =
      /^(subject|stage|difficulty|year|minutes|version|source|licen[cs]e|knowledge|zhibi):([\s\S]*)$/.exec(tag) ?? [];
    const number = numberOf(value);
    if (name === '') facts.knowledge.push(tag);
    else if (name === 'knowledge') facts.knowledge.push(value);
    else if (name === 'subject' || name === 'source') facts[name] = value;
    else if (name.startsWith('licen')) facts.licence = rightOf(value, findings) ?? facts.licence;
    else if (name === 'stage') facts.stage = stages.find((stage) => stage === value);
    else if (name === 'difficulty' && number !== undefined && number >= 0 && number <= 1) facts.difficulty = number;
    else if (name === 'version') Object.assign(facts, versionIn(value));
    else if (name === 'year' || name === 'minutes') Object.assign(facts, yearAndMinutes({ [name]: number }));
  }
  if (facts.stage === undefined) delete facts.stage;
  if (facts.licence === undefined) delete facts.licence;
  return facts;
}

function rightOf(value: string, findings: Pick<Findings, 'warn'>): Facts['licence'] {
  const right = licenceOf(value);
  if (right === undefined && isSaid(value)) findings.warn('licence-unknown');
  return right;
}

/** What we say of a question to ourselves in another's file, such as its type: `zhibi:writing`. */
export const ownTags = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => (tag.startsWith('zhibi:') ? [tag.slice('zhibi:'.length)] : []));
