import type { Audience, Layer } from '@zhibi/contract/homework';
import type { Form } from './form.js';

export interface Sheet {
  paperId: string;
  printRunId?: string;
  audience: Audience;
  title?: string;
}

/** What is filled in as papers and who writes each; copies that lie printed are of the chosen paper. */
export function sheetsOf(form: Form, paperId: string, printRunId: string | null): Sheet[] {
  const own = { paperId, ...(printRunId === null ? {} : { printRunId }) };
  switch (form.forWhom) {
    case 'everybody':
      return [{ ...own, audience: { kind: 'everybody' } }];
    case 'seats': {
      const of = form.seatPapers.length + 1;
      return [own, ...form.seatPapers.map((id) => ({ paperId: id }))].map((one, nth) => ({
        ...one,
        audience: { kind: 'seats', form: nth, of },
      }));
    }
    case 'groups':
      return [{ ...own, audience: { kind: 'groups', groups: form.groups.map(groupOf) } }];
    case 'students':
      return [{ ...own, audience: { kind: 'students', studentIds: [...form.studentIds] } }];
    case 'layers':
      return sheetsOfLayers(form, paperId).map((sheet) => (sheet.paperId === paperId ? { ...sheet, ...own } : sheet));
  }
}

/** The papers that layers are given instead of the chosen one. */
export const otherPapersOf = (form: Form, paperId: string): string[] =>
  sheetsOf(form, paperId, null)
    .map((sheet) => sheet.paperId)
    .filter((id) => id !== paperId);

function sheetsOfLayers({ layerPapers }: Form, paperId: string): Sheet[] {
  const layersByPaper = new Map<string, Layer[]>();
  for (const layer of ['A', 'B', 'C', 'none'] as const) {
    const chosen = layerPapers[layer];
    if (chosen === 'none') continue;
    const of = chosen === 'this' ? paperId : chosen;
    layersByPaper.set(of, [...(layersByPaper.get(of) ?? []), layer]);
  }
  return [...layersByPaper].map(([of, layers]) => ({ paperId: of, audience: { kind: 'layers', layers } }));
}

interface Named {
  paperId: string;
  title: string;
}

const LONGEST_TITLE = 100;

/** What the homework of one paper is called: as the teacher wrote, with its paper named where others are given too; a name that is only that of the chosen paper is not for another. */
export function titleOf(written: string, chosen: Named, paper: Named, isOnly: boolean): string {
  const name = written.trim();
  if (name === chosen.title.trim()) return paper.title;
  if ((isOnly && paper.paperId === chosen.paperId) || name.includes(paper.title)) return name;
  return `${name} · ${paper.title}`.slice(0, LONGEST_TITLE);
}

/** The sheets with the names of their homework; a paper that could not be read leaves its sheet to the name of all. */
export const namedSheets = (
  sheets: readonly Sheet[],
  written: string,
  chosen: Named,
  others: ReadonlyMap<string, Named>,
): Sheet[] =>
  sheets.map((sheet) => {
    const paper = sheet.paperId === chosen.paperId ? chosen : others.get(sheet.paperId);
    return paper ? { ...sheet, title: titleOf(written, chosen, paper, sheets.length === 1) } : sheet;
  });

/** A group as the form keeps it: its set and its number. */
export const groupName = (setId: string, number: number): string => `${setId} ${number}`;

function groupOf(name: string): { setId: string; number: number } {
  const [setId = '', number = ''] = name.split(' ');
  return { setId, number: Number(number) };
}
