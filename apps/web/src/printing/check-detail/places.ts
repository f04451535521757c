import type { Finding, FindingMark, PrintOrderDetail } from '@zhibi/contract/printing';

/** What a reviewer has chosen to look at: a finding where it stands on one face. */
export interface Chosen {
  check: Finding['check'];
  face: number;
}

/** What was found on one face, place by place. */
export interface OnFace {
  finding: Finding;
  face: number;
  marks: readonly FindingMark[];
}

/** A finding face by face, in the order in which the places were found. */
export function facesOfFinding(finding: Finding): OnFace[] {
  const faces = [...new Set(finding.marks.map(({ face }) => face))];
  return faces.map((face) => ({ finding, face, marks: finding.marks.filter((mark) => mark.face === face) }));
}

/** Everything that was found on a face. */
export const findingsOn = ({ findings }: Pick<PrintOrderDetail, 'findings'>, face: number): OnFace[] =>
  findings.flatMap(facesOfFinding).filter((one) => one.face === face);

/** Faces beyond those of the first copy on which something was found: there only the stamps differ. */
export const furtherFaces = ({ findings }: Pick<PrintOrderDetail, 'findings'>, last: number): FindingMark[] => {
  const first = new Map<number, FindingMark>();
  for (const mark of findings.flatMap(({ marks }) => marks))
    if (mark.face > last && !first.has(mark.face)) first.set(mark.face, mark);
  return [...first.values()].toSorted((one, other) => one.face - other.face);
};
