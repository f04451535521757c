import { normaliseRich } from '@zhibi/content';
import type { Inline, RichText } from '@zhibi/contract/kernel';
import type { AnswerKey, Audio, QuestionBody, QuestionPart } from '@zhibi/contract/questions';

/** The name that a file has from now on, the drawing that stands for it, or neither. */
type Rename = (fileId: string, kind: 'image' | 'audio') => string | { svg: string } | undefined;

/** Every kept picture and sound of a question under another name; a picture that has none gives way to its words, a sound is left out. */
export function mapPictures(body: QuestionBody, rename: Rename): QuestionBody {
  const item = (one: Inline): Inline => {
    if (one.t !== 'image' || one.source.kind !== 'file') return one;
    const name = rename(one.source.fileId, 'image');
    if (name === undefined) return { t: 'text', v: one.alt };
    return { ...one, source: typeof name === 'string' ? { kind: 'file', fileId: name } : { kind: 'svg', ...name } };
  };
  const text = (rich: RichText): RichText =>
    normaliseRich(
      rich.map((block) =>
        block.t === 'p'
          ? { ...block, children: block.children.map(item) }
          : { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(item))) },
      ),
    );
  const key = (answer: AnswerKey): AnswerKey =>
    answer.kind === 'open' ? { kind: 'open', content: text(answer.content) } : answer;
  const sound = ({ fileId, title }: Audio): Audio[] => {
    const name = rename(fileId, 'audio');
    return typeof name === 'string' ? [{ fileId: name, title }] : [];
  };
  const part = (one: QuestionPart): QuestionPart => ({
    type: one.type,
    stem: text(one.stem),
    ...(one.audio === undefined ? {} : { audio: one.audio.flatMap(sound) }),
    options: one.options.map(({ label, content }) => ({ label, content: text(content) })),
    answer: key(one.answer),
    analysis: text(one.analysis),
  });
  return { ...part(body), parts: body.parts.map(part) };
}
