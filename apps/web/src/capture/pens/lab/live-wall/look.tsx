import type { Rect } from '@zhibi/ink';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaperOfHomework } from '../../../parts/use-paper.js';
import { viewsOf } from '../../../parts/views.js';

/** What the wall shows of every copy: a page, or one question cut out. */
export interface Look {
  name: string;
  page: number;
  view: Rect;
}

const pagesOf = ({ areas }: PaperOfHomework) =>
  [...new Set([1, ...areas.map(({ page }) => page)])].sort((a, b) => a - b);
const whole = (page: number, { page: size }: PaperOfHomework): Look => ({
  name: `p${page}`,
  page,
  view: { xMm: 0, yMm: 0, ...size },
});

/** `p2` is a page, `q7` a question; anything else is the first page. */
export function lookOf(name: string | null, paper: PaperOfHomework): Look {
  const [, kind, digits] = /^([pq])(\d+)$/.exec(name ?? '') ?? [];
  const no = Number(digits);
  if (kind === 'p' && pagesOf(paper).includes(no)) return whole(no, paper);
  const itemId = [...paper.numbers].find(([, one]) => kind === 'q' && one === no)?.[0];
  const [first] = itemId ? viewsOf(paper.areas.filter(({ qids }) => qids.includes(itemId))) : [];
  return first ? { name: `q${no}`, page: first.page, view: first.rect } : whole(1, paper);
}

/** The questions that are looked at: one, or all that have a place on the page. */
export function itemsIn({ name, page }: Look, { areas, numbers }: PaperOfHomework): string[] {
  if (name.startsWith('q')) return [...numbers].flatMap(([itemId, no]) => (name === `q${no}` ? [itemId] : []));
  return [...new Set(areas.flatMap((area) => (area.page === page && area.areaType !== 0 ? area.qids : [])))];
}

interface LookOptionsProps {
  paper: PaperOfHomework;
  children: (options: { value: string; label: string }[]) => ReactNode;
}

/** Every page and every question as a choice. */
export function LookOptions({ paper, children }: LookOptionsProps) {
  const { t } = useTranslation('capture');
  const pages = pagesOf(paper).map((no) => ({ value: `p${no}`, label: t('wall.page', { no }) }));
  const questions = [...paper.numbers.values()]
    .sort((a, b) => a - b)
    .map((no) => ({ value: `q${no}`, label: t('area.question', { no }) }));
  return children([...pages, ...questions]);
}
