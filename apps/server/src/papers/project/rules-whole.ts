import { imagesOf } from '@zhibi/content';
import { foldOfPaper, paperLimits } from '@zhibi/contract/papers';
import { areaFaults } from '@zhibi/contract/papers/areas';
import { foldOf } from '@zhibi/contract/papers/cards';
import { type ProjectPaper, type ProjectReason, projectPaths } from '@zhibi/contract/papers/project';
import type { QuestionBody, QuestionPart } from '@zhibi/contract/questions';
import { isTameDrawing, nameOfBytes, renamedFiles } from '../../questions/index.js';

/** What is wrong with a file whose form is right: something in it names what is not in it, or a drawing does more than draw. */
export function faultOfPaper(paper: ProjectPaper, media: ReadonlyMap<string, Uint8Array>): ProjectReason | undefined {
  const isNamed = [...media].every(([name, bytes]) => name === projectPaths.media + nameOfBytes(bytes));
  if (!isNamed) return 'not-valid';
  const drawings = [...media].filter(([name]) => name.endsWith('.svg')).map(([, bytes]) => bytes);
  const inline = paper.questions.flatMap(({ body }) => drawingsIn(body));
  if (![...drawings.map((bytes) => new TextDecoder().decode(bytes)), ...inline].every(isTameDrawing))
    return 'unsafe-content';
  const isWhole = paper.questions.every(
    ({ body }) => renamedFiles(body, (name) => (media.has(name) ? name : undefined)) !== undefined,
  );
  return isWhole && holdsTogether(paper) ? undefined : 'not-valid';
}

const partsOf = (body: QuestionBody): readonly QuestionPart[] => [body, ...body.parts];

const drawingsIn = (body: QuestionBody): string[] =>
  partsOf(body)
    .flatMap(({ stem, options, answer, analysis }) => [
      stem,
      ...options.map(({ content }) => content),
      ...(answer.kind === 'open' ? [answer.content] : []),
      analysis,
    ])
    .flatMap((text) => imagesOf(text))
    .flatMap(({ source }) => (source.kind === 'svg' ? [source.svg] : []));

/** Every question is asked, once where it is of a bank; cards and areas name questions of the file only. A card of a paper asks what its paper asks. */
function holdsTogether({ sections, questions, isMade, card, areas, practice }: ProjectPaper): boolean {
  const items = sections.flatMap((section) => section.items);
  const itemIds = items.map(({ itemId }) => itemId);
  const asked = items.map(({ question }) => question);
  const known = new Set(itemIds);
  const ofCard = card === undefined || card.isOfPaper ? [] : card.design.questions.map(({ itemId }) => itemId);
  return (
    items.length > 0 &&
    items.length <= paperLimits.questions &&
    known.size === items.length &&
    asked.every((question) => question < questions.length) &&
    new Set(asked).size === questions.length &&
    (isMade || asked.length === questions.length) &&
    isMade === (practice !== undefined || (card !== undefined && !card.isOfPaper)) &&
    ofCard.every((itemId) => known.has(itemId)) &&
    (areas === undefined ||
      areaFaults(areas.drawn, { ...areas, itemIds, foldMm: foldIn({ card, areas }) }).length === 0)
  );
}

const foldIn = ({ card, areas }: Pick<ProjectPaper, 'card' | 'areas'>): number | null =>
  card === undefined ? foldOfPaper(areas?.pageSize ?? 'A4') : (foldOf(card.design) ?? null);
