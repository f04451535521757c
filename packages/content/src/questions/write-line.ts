import { type AnswerKey, type QuestionBody, type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { writeRich } from '../authoring/write.js';
import type { LineAnswer, PartLine, QuestionLine, QuestionMeta } from './json-line.js';
import { usualKind } from './usual-kind.js';

function writeAnswer(answer: AnswerKey, type: string): LineAnswer {
  const usual = usualKind[type] === answer.kind;
  switch (answer.kind) {
    case 'none':
      return [];
    case 'choice':
      return usual ? answer.labels : { kind: 'choice', labels: answer.labels };
    case 'true-false':
      return usual ? [`${answer.value}`] : { kind: 'true-false', value: answer.value };
    case 'blanks': {
      const blanks = answer.blanks.map((blank) => blank.accepted);
      if (!usual) return { kind: 'blanks', blanks };
      return blanks.map(([first = '', ...more]) => (more.length === 0 ? first : [first, ...more]));
    }
    case 'open': {
      const content = writeRich(answer.content);
      return usual && content !== '' ? [content] : { kind: 'open', content };
    }
  }
}

function writePart(part: QuestionPart): PartLine {
  const type = Object.entries(questionTypes).find(([, code]) => code === part.type)?.[0] ?? 'subjective';
  return {
    type,
    stem: writeRich(part.stem),
    options: part.options.map(({ label, content }) => ({ label, content: writeRich(content) })),
    answer: writeAnswer(part.answer, type),
    analysis: writeRich(part.analysis),
  };
}

/** A question as a line of the JSON-lines form of the protocol. `questionFromJsonLine` reads the same question back. */
export function questionToJsonLine(body: QuestionBody, meta: QuestionMeta): QuestionLine {
  const { subject, stage, knowledge, difficulty, source } = meta;
  return {
    ...writePart(body),
    ...(subject === undefined ? {} : { subject }),
    ...(stage === undefined ? {} : { stage }),
    knowledge,
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(source === undefined ? {} : { source }),
    parts: body.parts.map(writePart),
  };
}
