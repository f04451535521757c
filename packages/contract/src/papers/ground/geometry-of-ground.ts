import { type AnswerArea, type AreaType, areaTypes, type Geometry, type PageSize, pageSizes } from '../geometry.js';
import type { GroundKind, GroundQuestion } from './model.js';
import { boxesOf, isChoice } from './places.js';

const answeredIn: Record<GroundKind, AreaType> = {
  single: areaTypes['single-choice'],
  multiple: areaTypes['multiple-choice'],
  judge: areaTypes['true-false'],
  blank: areaTypes['fill-in'],
  written: areaTypes.subjective,
  essay: areaTypes.writing,
};

const [LEFT_MM, QR_MM, QR_RIGHT_MM] = [17, 14, 17];

interface Asked {
  pageSize: PageSize;
  pageCount: number;
  questions: readonly GroundQuestion[];
}

/** Where everything of these pages stands once they are a paper: the areas of their questions, and in the margins what tells whose they are. */
export function geometryOfGround({ pageSize, pageCount, questions }: Asked): Geometry {
  const { widthMm } = pageSizes[pageSize];
  return {
    pageSize,
    pageCount,
    areas: questions.flatMap(areasOfQuestion),
    stamps: Array.from({ length: pageCount }, (_, i) => ({
      page: i + 1,
      code: { xMm: LEFT_MM, yMm: 16 },
      name: { xMm: LEFT_MM, yMm: 11 },
      fields: [],
      qr: { xMm: widthMm - QR_RIGHT_MM - QR_MM, yMm: 5, sizeMm: QR_MM },
    })),
  };
}

function areasOfQuestion(question: GroundQuestion): AnswerArea[] {
  const { questionId, kind, page, places, xMm, yMm, widthMm, heightMm } = question;
  const none = { page, qids: [questionId], option: null, blankIndex: null, partIndex: null };
  const frame: AnswerArea = {
    ...none,
    areaId: questionId,
    areaType: areaTypes.question,
    beIncludedId: null,
    xMm,
    yMm,
    widthMm,
    heightMm,
  };
  const inside = { ...none, areaType: answeredIn[kind], beIncludedId: questionId };
  const answered: AnswerArea[] = isChoice(kind)
    ? boxesOf(question).map(({ sign, ...box }) => ({
        ...inside,
        areaId: `${questionId}:${sign}`,
        option: sign,
        ...box,
      }))
    : places.map((place, i) => ({
        ...inside,
        areaId: `${questionId}:${i + 1}`,
        blankIndex: kind === 'blank' ? i : null,
        ...place,
      }));
  return [frame, ...answered];
}
