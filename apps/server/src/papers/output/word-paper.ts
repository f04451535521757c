import { imagesOf } from '@zhibi/content';
import { svgOf } from '@zhibi/content/figure';
import type { PageOptions } from '@zhibi/contract/papers';
import { columnsOn, pageSizes } from '@zhibi/contract/papers';
import type { QuestionPart } from '@zhibi/contract/questions';
import { type MediaFile, type WordPaper, writeWordPaper } from '@zhibi/exchange';
import { bearsScores, mannerOf, type PaperSheet, saysItsScore } from '@zhibi/typeset';
import sharp from 'sharp';

type WordEdition = 'student' | 'teacher';

const FIELDS = ['学校', '班级', '姓名', '考号'];
/** True of a paper that is written on by hand and read by people. */
const NOTES = [
  '答题前，先填好卷首的各项',
  '选择题、判断题的答案写在题后的括号里',
  '其他题的答案写在指定的位置',
  '保持卷面整洁，字迹清楚',
];
const MM_PER_POINT = 5.5;
const SMALLEST_MM = 22;

/** A paper as a Word document that its teacher goes on with: on the sheet and in the columns that it has here. */
export async function wordOf(sheet: PaperSheet, options: PageOptions, edition: WordEdition): Promise<Uint8Array> {
  const manner = mannerOf(sheet);
  const { widthMm, heightMm } = pageSizes[options.pageSize];
  const [pictures, drawn] = await Promise.all([picturesOf(sheet), drawingsOf(sheet)]);
  const paper: WordPaper = {
    title: sheet.title,
    schoolLine: sheet.schoolLine ?? '',
    factsLine: sheet.factsLine ?? '',
    notes: options.sealLine ? NOTES.map((note) => `${note}${manner.stop === '．' ? '．' : '。'}`) : [],
    fields: edition === 'student' ? FIELDS : [],
    scoreTable: options.scoreTable && edition === 'student',
    sections: sheet.sections.map((section) => {
      const shows = bearsScores(section, sheet.sections);
      return {
        title: section.title,
        note: section.note ?? '',
        items: section.items.map((item) => ({
          no: item.no,
          question: item.question,
          score: item.score,
          points: shows && !saysItsScore(item) ? item.score : null,
          spaceMm: item.answerSpaceMm ?? Math.max(SMALLEST_MM, item.score * MM_PER_POINT),
          writing: item.writing ?? 'squares',
        })),
      };
    }),
    credits: (sheet.credits ?? []).length === 0 ? '' : `试题来源：${sheet.credits?.join('；')}`,
    page: { widthMm, heightMm, columns: columnsOn(options.pageSize) },
    withAnswers: edition === 'teacher',
    isLanguage: sheet.subject === 'chinese' || sheet.subject === 'english',
    lined: manner.lineMm !== null,
    stop: manner.stop,
    pictures,
    drawn,
  };
  return writeWordPaper(paper);
}

const KINDS = { png: 'image/png', jpeg: 'image/jpeg', gif: 'image/gif' } as const;

/** Pictures in the kinds that every Word shows; what cannot be opened is left to its description. */
async function picturesOf({ pictures = {} }: PaperSheet): Promise<Map<string, MediaFile>> {
  const made = await Promise.all(
    Object.entries(pictures).map(async ([id, bytes]): Promise<[string, MediaFile][]> => {
      try {
        const { format } = await sharp(bytes).metadata();
        const type = format === 'png' || format === 'jpeg' || format === 'gif' ? KINDS[format] : undefined;
        if (type !== undefined) return [[id, { bytes, type }]];
        return [[id, { bytes: await sharp(bytes, { density: DPI }).png().toBuffer(), type: 'image/png' }]];
      } catch {
        // Not a picture: its words stand in its place.
        return [];
      }
    }),
  );
  return new Map(made.flat());
}

const DPI = 300;
const MOST_PX = 4_000;

/** Drawings as points, for programs that know none: old versions of Word and WPS. */
async function drawingsOf({ sections }: PaperSheet): Promise<Map<string, Uint8Array>> {
  const parts = sections.flatMap(({ items }) =>
    items.flatMap(({ question }): QuestionPart[] => [question, ...question.parts]),
  );
  const texts = parts.flatMap(({ stem, options, analysis, answer }) => [
    stem,
    analysis,
    ...options.map(({ content }) => content),
    ...(answer.kind === 'open' ? [answer.content] : []),
  ]);
  const drawings = texts.flatMap((rich) =>
    imagesOf(rich).flatMap(({ source }) => (source.kind === 'file' ? [] : [svgOf(source)])),
  );
  const drawn = new Map<string, Uint8Array>();
  for (const svg of new Set(drawings)) {
    try {
      const side = { width: MOST_PX, height: MOST_PX, fit: 'inside', withoutEnlargement: true } as const;
      drawn.set(svg, await sharp(Buffer.from(svg), { density: DPI }).resize(side).png().toBuffer());
    } catch {
      // The drawing itself stands in the document all the same.
    }
  }
  return drawn;
}
