import { describe, expect, it } from 'vitest';
import { batchInfoOf } from './batch-info.js';

const one = (gid: number, subjects: [number, string][]) => ({
  classId: `c${gid}`,
  className: `${gid}`,
  gid,
  gradeId: gid,
  subjects: subjects.map(([subjectId, subjectName]) => ({ subjectId, subjectName })),
});

describe('what homework is made for', () => {
  it('is each discipline, grade and subject of the classes once, in order', () => {
    const classes = [
      one(10, [[302, '高中数学']]),
      one(8, [
        [203, '初中英语'],
        [202, '初中数学'],
      ]),
      one(8, [[202, '初中数学']]),
    ];
    expect(batchInfoOf(classes, [])).toEqual({
      allSubjects: [
        { subjectMainId: 2, subjectName: '数学' },
        { subjectMainId: 3, subjectName: '英语' },
      ],
      allGrades: [
        { gid: 8, gradeName: '八年级' },
        { gid: 10, gradeName: '高一' },
      ],
      subjects: [
        { subjectId: 202, subjectName: '初中数学' },
        { subjectId: 203, subjectName: '初中英语' },
        { subjectId: 302, subjectName: '高中数学' },
      ],
    });
  });

  it('believes the record of the person about its own subjects', () => {
    const own = [{ subjectId: 777, subjectName: '书法', subjectMainId: 21 }];
    expect(batchInfoOf([one(3, [[777, '书法']])], own).allSubjects).toEqual([
      { subjectMainId: 21, subjectName: '书法' },
    ]);
  });

  it('leaves out leftovers, and is empty for nothing', () => {
    expect(
      batchInfoOf(
        [
          one(3, [
            [0, '旧'],
            [-1, '旧'],
          ]),
        ],
        [],
      ).subjects,
    ).toEqual([]);
    expect(batchInfoOf([], [])).toEqual({ allSubjects: [], allGrades: [], subjects: [] });
  });
});
