import type { QuestionBody, QuestionPart } from '@zhibi/contract/questions';

/**
 * A question as paper can say it: each sound becomes a line before the text, numbered through the question as the players on the
 * screen stand, so that whoever plays them in the classroom and whoever reads the sheet mean the same one. Nothing else changes.
 */
export function withSoundMarks(body: QuestionBody): QuestionBody {
  let no = 0;
  const marked = <P extends QuestionPart>(part: P): P => {
    const { audio = [], stem } = part;
    const lines = audio.map(({ title }) => ({
      t: 'p' as const,
      children: [{ t: 'text' as const, v: `〔听力${++no}〕${title}` }],
    }));
    return lines.length === 0 ? part : { ...part, stem: [...lines, ...stem] };
  };
  const whole = marked(body);
  return { ...whole, parts: body.parts.map(marked) };
}
