import { questionTypes } from '@zhibi/contract/questions';
import type { LayOutJob } from '../worker-file.js';

/** A paper that nobody gets: to set it is to open all that a paper needs. */
export const smallSheet: LayOutJob = {
  paper: {
    title: '卷',
    sections: [
      {
        title: '一、题',
        items: [
          {
            itemId: 'one',
            no: '1',
            score: 1,
            question: {
              type: questionTypes.subjective,
              stem: [
                {
                  t: 'p',
                  children: [
                    { t: 'text', v: '解' },
                    { t: 'math', v: '\\frac{1}{2}' },
                  ],
                },
              ],
              options: [],
              answer: { kind: 'none' },
              analysis: [],
              parts: [],
            },
          },
        ],
      },
    ],
  },
  options: { pageSize: 'A4', columns: 1, sealLine: false, scoreTable: false, edition: 'student' },
};
