import type { RichText } from '@zhibi/contract/kernel';
import { chosenIn, partScores } from '@zhibi/contract/papers';
import { type CardKind, type CardQuestion, cardLimits } from '@zhibi/contract/papers/cards';
import { type QuestionBody, type QuestionPart, type QuestionType, questionTypes } from '@zhibi/contract/questions';

const kinds: Partial<Record<QuestionType, CardKind>> = {
  [questionTypes['single-choice']]: 'single',
  [questionTypes['multiple-choice']]: 'multiple',
  [questionTypes['true-false']]: 'judge',
  [questionTypes['fill-in']]: 'blank',
  [questionTypes['oral-arithmetic']]: 'blank',
  [questionTypes.writing]: 'essay',
};

interface ItemOfPaper {
  itemId: string;
  score: number;
  question: { body: QuestionBody };
}

interface SectionOfPaper {
  sectionId: string;
  choose: number | null;
  items: readonly ItemOfPaper[];
}

/** What the sections of a paper are on its card, numbered through. */
export function questionsOfSections(sections: readonly SectionOfPaper[]): CardQuestion[] {
  let before = 0;
  return sections.flatMap((section) => {
    const from = before;
    before += section.items.length;
    const choose = chosenIn(section);
    if (choose === null || section.items.length > cardLimits.optional || choose > MOST_CHOSEN)
      return questionsOfItems(section.items, from);
    // One place for whichever is chosen: it is as large as any, and whatever is asked is written there.
    return section.items.map(
      ({ itemId, score }, at): CardQuestion => ({
        itemId,
        partIndex: null,
        no: String(from + at + 1),
        kind: 'written',
        score,
        options: 2,
        blanks: 1,
        key: '',
        choice: { group: section.sectionId, choose },
      }),
    );
  });
}

const MOST_CHOSEN = 9;

/** What an item of a paper is on its card: a question, or the parts of a combined one. */
function questionsOfItems(items: readonly ItemOfPaper[], from: number): CardQuestion[] {
  return items.flatMap(({ itemId, score, question: { body } }, at) => {
    const no = String(from + at + 1);
    if (body.parts.length === 0) return [asked(body, { itemId, partIndex: null, no, score })];
    const shares = partScores(score, body.parts);
    return body.parts.map((part, i) =>
      asked(part, { itemId, partIndex: i, no: `${no}(${i + 1})`, score: Math.max(0.5, shares[i] ?? 0.5) }),
    );
  });
}

function asked(part: QuestionPart, place: Pick<CardQuestion, 'itemId' | 'partIndex' | 'no' | 'score'>): CardQuestion {
  const isWide = part.options.length > 9;
  const kind = isWide ? 'written' : (kinds[part.type] ?? 'written');
  const blanks = part.answer.kind === 'blanks' ? part.answer.blanks.length : 1;
  return {
    ...place,
    kind: kind === 'blank' && blanks > 10 ? 'written' : kind,
    options: Math.min(9, Math.max(2, part.options.length)),
    blanks: Math.min(10, Math.max(1, blanks)),
    key: '',
  };
}

/** The questions of a card without a paper that its teacher asks for, so many of each kind. */
export function questionsOfGroups(
  groups: readonly { kind: CardKind; count: number; score: number; options: number; choose?: number | undefined }[],
  newId: () => string,
): CardQuestion[] {
  const all = groups.flatMap(({ kind, count, score, options, choose }) => {
    const isChosen = kind === 'written' && choose !== undefined && choose < count && count <= cardLimits.optional;
    const choice = isChosen ? { choice: { group: newId(), choose } } : {};
    return Array.from({ length: count }, () => ({ kind, score, options, ...choice }));
  });
  return all
    .slice(0, cardLimits.questions + 1)
    .map((one, i) => ({ ...one, itemId: newId(), partIndex: null, no: String(i + 1), blanks: 1, key: '' }));
}

const types: Record<CardKind, QuestionType> = {
  single: questionTypes['single-choice'],
  multiple: questionTypes['multiple-choice'],
  judge: questionTypes['true-false'],
  blank: questionTypes['fill-in'],
  written: questionTypes.subjective,
  essay: questionTypes.writing,
};

const line = (v: string): RichText => [{ t: 'p', children: [{ t: 'text', v }] }];

/** A question without words, as it is kept for marking: its number says which it is in the paper that exists elsewhere. */
export function bodyOf({ kind, options, blanks, key }: CardQuestion, called: string): QuestionBody {
  const letters = [...'ABCDEFGHI'].slice(0, options);
  const isChoice = kind === 'single' || kind === 'multiple';
  const chosen = letters.filter((letter) => key.includes(letter));
  const holes = Array.from({ length: blanks }, (_, index) => ({ t: 'blank' as const, index }));
  return {
    type: types[kind],
    stem: kind === 'blank' ? [{ t: 'p', children: [{ t: 'text', v: called }, ...holes] }] : line(called),
    options: isChoice ? letters.map((label) => ({ label, content: line(label) })) : [],
    answer:
      isChoice && chosen.length > 0
        ? { kind: 'choice', labels: chosen }
        : kind === 'judge' && (key === 'T' || key === 'F')
          ? { kind: 'true-false', value: key === 'T' }
          : { kind: 'none' },
    analysis: [],
    parts: [],
  };
}
