import { type Cut, newCut, type Passage } from './cut.js';
import { numbered } from './signs.js';

const directs =
  /阅读(?:下面|下列|以下|上面|短文|材料|文[章段本字]|课文|选文|这|《)|read\s+the\s+(?:following|passage|text)|根据.{0,12}(?:材料|短文|图表|内容|对话).{0,14}(?:完成|回答|选择)|(?:完成|回答).{0,8}\d{1,3}\s*[-~～—–－至到]+\s*\d{1,3}/i;
const range = /(\d{1,3})\s*[-~～—–－至到]+\s*(\d{1,3})/;
const outlined =
  /^\s*(?:[（(]?[一二三四五六七八九十]{1,3}[）)、.．]|第[一二三四五六七八九十]+[节部]|[IVX]{1,4}[.．、])/;
/** A paragraph that tells something and ends so directs as well. */
const endsSo =
  /(?:完成|回答).{0,8}\d{1,3}\s*[-~～—–－至到]+\s*\d{1,3}\s*(?:小)?题?[。.：:]?\s*(?:[（(][^（()）]{0,12}[)）])?\s*$/;
/** A paragraph of so many signs behind the last option is the text of the next questions rather than of that option. */
const passageLength = 60;
/** So much text before the questions of a section is something that they are about. */
export const looseLength = 40;
/** `一、`, `第二节`: what only a paper has, never a question. */
const ofPaper = /^\s*(?:[一二三四五六七八九十]{1,3}[、.．]|第[一二三四五六七八九十]+[节部])/;
/** A line that directs and says nothing more. */
const longest = 160;
const bare = 45;

/** Whether a line tells to read something. */
export const isDirecting = (text: string): boolean => directs.test(text);

/** The passage that a line opens (`阅读下面的文章，完成8～10题`); undefined where it opens none. @param isOpen whether the line could go on a question @param next the number that follows */
export function passageFrom(text: string, { isOpen, next }: { isOpen: boolean; next: number }): Passage | undefined {
  if (numbered.test(text) || !directs.test(text) || (text.length > longest && !endsSo.test(text))) return undefined;
  const found = range.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  // Numbers that the paper cannot have next say nothing of where its questions begin.
  const isRange = from < to && (next === 1 || from === next || (from === 1 && (!isOpen || outlined.test(text))));
  if (!isRange && isOpen && !outlined.test(text)) return undefined;
  return {
    section: outlined.test(text) ? '阅读' : '',
    from: isRange ? from : undefined,
    to: isRange ? to : undefined,
    isUnsure: isOpen && !isRange && !ofPaper.test(text),
    lines: text.length > bare && endsSo.test(text) && !outlined.test(text) ? [text] : [],
  };
}

/** The passage of the next questions that begins behind the last option of a question, in a section for reading. */
export function nextPassage(text: string, own: Cut | undefined, target: string[] | undefined): Passage | undefined {
  const isBehind = own !== undefined && own.options.length > 1 && target === own.options.at(-1)?.lines;
  const isLong = text.length >= passageLength;
  return isBehind && isLong && own.passage?.to === undefined && own.passage
    ? { ...own.passage, lines: [text] }
    : undefined;
}

/** Whether a question of this number can be one of the passage. */
export const isAbout = ({ from, to }: Passage, number: number): boolean =>
  from === undefined || to === undefined || (number >= from && number <= to);

/** Questions about one passage become the parts of one question. */
function whole(passage: Passage, cuts: readonly Cut[]): Cut {
  const [first, last] = [cuts[0]?.number ?? '', cuts.at(-1)?.number ?? ''];
  const all = newCut(first === last ? first : `${first}-${last}`, '');
  all.stem = passage.lines;
  all.parts = [...cuts];
  for (const [name, value] of cuts.flatMap(({ facts }) => [...facts]))
    if (name !== '题型' && !all.facts.has(name)) all.facts.set(name, value);
  all.facts.set('题型', '综合题');
  return all;
}

/** The questions of a paper, those about one passage together with it. */
export function withPassages(cuts: readonly Cut[]): Cut[] {
  const groups: Cut[][] = [];
  for (const cut of cuts) {
    const group = groups.at(-1);
    if (group && cut.passage !== undefined && group[0]?.passage === cut.passage) group.push(cut);
    else groups.push([cut]);
  }
  return groups.flatMap((group): Cut[] => {
    const passage = group[0]?.passage;
    if (passage === undefined || passage.lines.length === 0) return group;
    if (group.every(({ parts }) => parts.length === 0) && group.length <= 40) return [whole(passage, group)];
    for (const cut of group) cut.warnings.add('passage-apart');
    return group;
  });
}

/** In a section for reading whatever comes first is a passage, without numbers of its own. */
export const passageOf = (section: string): Passage | undefined =>
  /阅读|完形/.test(section) ? { section, from: undefined, to: undefined, lines: [] } : undefined;
