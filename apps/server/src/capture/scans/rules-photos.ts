import type { PhotoVerdict, ScanFileProblem, ScanReason } from '@zhibi/contract/capture/scans';

/** What is known of a photograph: how far its reading is, what is wrong with its file, and the page that was read. */
interface ReadPhoto {
  batch: { state: 'reading' | 'read' | 'failed' };
  file: { problem: ScanFileProblem | null };
  page: { state: string; reason: ScanReason | null } | null;
}

const byReason: Partial<Record<ScanReason, PhotoVerdict>> = {
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
  'took-too-much': 'too-slow',
};

/** What a photograph came to, as its student is told. */
export function verdictOn({ batch, file, page }: ReadPhoto): PhotoVerdict {
  if (file.problem === 'took-too-long' || file.problem === 'took-too-much') return 'too-slow';
  if (file.problem !== null) return 'no-picture';
  if (page === null)
    return batch.state === 'reading' ? 'reading' : batch.state === 'failed' ? 'too-slow' : 'no-picture';
  if (page.state === 'taken') return 'taken';
  if (page.state === 'double') return 'replaced';
  if (page.state === 'set-aside') return 'set-aside';
  return (page.reason && byReason[page.reason]) ?? 'no-page';
}
