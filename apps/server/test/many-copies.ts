import type { Geometry } from '@zhibi/contract/papers';
import { questionTypes } from '@zhibi/contract/questions';
import { openPress, openStamps, type PaperSheet, stampCopies } from '@zhibi/typeset';

const options = { pageSize: 'A4', columns: 1, sealLine: true, scoreTable: true, edition: 'student' } as const;
const SENTENCE = '小明从家到学校要走一千二百米，他每分钟走六十米，走了一半以后又回家取书。';

/** The file of a print run for so many students, each with so many pages of the same paper and codes of the own. */
export async function manyCopies({ students, pages }: { students: number; pages: number }): Promise<Uint8Array> {
  const { pdf, geometry } = await paperOf(pages);
  const copies = Array.from({ length: students }, (_, at) => ({
    name: `学生${at + 1}`,
    schoolName: '青禾实验中学',
    className: `八年级(${Math.floor(at / 40) + 1})班`,
    studentNo: String(at + 1),
    pages: Array.from({ length: pages }, (__, no) => ({
      page: no + 1,
      pageCode: `3.27.${at}.${no + 1}`,
      qrText: `zhibi:demo:3.27.${at}.${no + 1}`,
    })),
  }));
  return stampCopies(pdf, geometry, copies, { fonts: await openStamps() });
}

/** A paper of so many pages at least. */
async function paperOf(pages: number): Promise<{ pdf: Uint8Array; geometry: Geometry }> {
  const press = await openPress();
  for (let count = pages * 4; ; count += pages) {
    const laidOut = await press.layOut(sheetOf(count), options);
    if (laidOut.geometry.pageCount >= pages) return laidOut;
  }
}

const sheetOf = (count: number): PaperSheet => ({
  title: '八年级期中',
  sections: [
    {
      title: '一、解答题',
      items: Array.from({ length: count }, (_, at) => ({
        itemId: String(at),
        no: String(at + 1),
        score: 5,
        question: {
          type: questionTypes.subjective,
          stem: [{ t: 'p', children: [{ t: 'text', v: SENTENCE.repeat(4) }] }],
          options: [],
          answer: { kind: 'none' },
          analysis: [],
          parts: [],
        },
      })),
    },
  ],
});
