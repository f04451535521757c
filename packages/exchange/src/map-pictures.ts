import { normaliseRich } from '@zhibi/content';
import type { Inline, RichText } from '@zhibi/contract/kernel';
import type { AnswerKey, Audio, QuestionBody, QuestionPart } from '@zhibi/contract/questions';

type Rename = (fileId: string) => string | undefined;

/** Every kept picture and sound of a question under another name; a picture that has none gives way to its words, a sound is left out. */
export function mapPictures(body: QuestionBody, rename: Rename): QuestionBody {
  const item = (one: Inline): Inline => {
    if (one.t !== 'image' || one.source.kind !== 'file') return one;
    const fileId = rename(one.source.fileId);
    return fileId === undefined ? { t: 'text', v: one.alt } : { ...one, source: { kind: 'file', fileId } };
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
    const name = rename(fileId);
    return name === undefined ? [] : [{ fileId: name, title }];
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
