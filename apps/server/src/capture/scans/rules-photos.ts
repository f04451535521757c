import {
  cutSides,
  type PhotoVerdict,
  type ScanComplaint,
  type ScanFileProblem,
  type ScanReason,
} from '@zhibi/contract/capture/scans';

/** What is known of a photograph: how far its reading is, what is wrong with its file, and the page that was read. */
interface ReadPhoto {
  batch: { state: 'reading' | 'read' | 'failed' };
  file: { problem: ScanFileProblem | null };
  page: {
    state: string;
    reason: ScanReason | null;
    complaints: readonly ScanComplaint[];
    keptAt: Date | null;
  } | null;
}

/** It may be read once it is taken again. */
const isUnread: readonly (PhotoVerdict | undefined)[] = ['no-code', 'no-page'];

const byReason: Partial<Record<ScanReason, PhotoVerdict>> = {
  'too-dark': 'too-dark',
  'too-blurred': 'blurred',
  // Corners of a sheet are there, and not the sheet.
  'too-few-marks': 'cut-off',
  'no-code': 'no-code',
  'code-unclear': 'no-code',
  'number-unclear': 'no-code',
  'codes-disagree': 'no-code',
  'foreign-page': 'other-homework',
  'other-homework': 'other-homework',
  'not-in-homework': 'other-homework',
  'other-student': 'other-student',
  'homework-over': 'homework-over',
  'took-too-long': 'too-slow',
  'took-too-much': 'too-large',
};

/** What a photograph came to, as its student is told. */
export function verdictOn({ batch, file, page }: ReadPhoto): PhotoVerdict {
  if (file.problem === 'took-too-long') return 'too-slow';
  if (file.problem === 'took-too-much') return 'too-large';
  if (file.problem !== null) return 'no-picture';
  if (page === null)
    return batch.state === 'reading' ? 'reading' : batch.state === 'failed' ? 'too-slow' : 'no-picture';
  if (page.state === 'taken') return !isPart(page) ? 'taken' : page.keptAt === null ? partOf(page) : 'kept';
  if (page.state === 'double') return 'replaced';
  if (page.state === 'set-aside') return 'set-aside';
  const verdict = (page.reason && byReason[page.reason]) ?? 'no-page';
  return (isUnread.includes(verdict) && faultIn(page)) || verdict;
}

/** A picture that lacks a side of its sheet. */
export const isPart = ({ complaints }: { complaints: readonly ScanComplaint[] }): boolean =>
  cutSides(complaints).length > 0;

/** In the dark nobody can tell a side that is not there from one that is not seen. */
const partOf = ({ complaints }: { complaints: readonly ScanComplaint[] }): PhotoVerdict =>
  complaints.includes('dark') ? 'too-dark' : 'cut-off';

/** What to change so that the page can be read: the first that is wrong with the picture. */
function faultIn(page: { complaints: readonly ScanComplaint[] }): PhotoVerdict | undefined {
  if (isPart(page)) return partOf(page);
  const { complaints } = page;
  if (complaints.includes('dark')) return 'too-dark';
  if (complaints.includes('blurred')) return 'blurred';
  return complaints.includes('glare') ? 'glare' : undefined;
}
