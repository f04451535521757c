/** The schools of the demo world, their classes of forty, and who teaches what where. */
export interface DemoClass {
  key: string;
  gid: number;
  name: string;
}
export interface DemoSchool {
  key: string;
  organisation: string;
  region?: string;
  name: string;
  shortName: string;
  firstGid: number;
  lastGid: number;
  classes: DemoClass[];
}

const numerals = '零一二三四五六七八九'.split('');
const gradeName = (gid: number) => (gid > 9 ? `高${numerals[gid - 9]}` : `${numerals[gid]}年级`);
const classesOf = (prefix: string, counts: readonly (readonly [gid: number, classes: number])[]): DemoClass[] =>
  counts.flatMap(([gid, classes]) =>
    Array.from({ length: classes }, (_, i) => ({
      key: `${prefix}-${gid}-${i + 1}`,
      gid,
      name: `${gradeName(gid)}(${i + 1})班`,
    })),
  );

export const CLASS_SIZE = 40;

export const organisations = [
  { key: 'main', name: '城东教育集团', customized: '' },
  { key: 'other', name: '远山教育', customized: '' },
  { key: 'custom', name: '定制教育机构', customized: 'homework-manager' },
];
export const regions = [{ key: 'east', organisation: 'main', name: '城东区' }];

export const schools: DemoSchool[] = [
  {
    key: 'exp',
    organisation: 'main',
    region: 'east',
    name: '示范实验学校',
    shortName: '示范实验',
    firstGid: 1,
    lastGid: 9,
    classes: classesOf('exp', [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 1],
      [6, 1],
      [7, 1],
      [8, 3],
      [9, 1],
    ]),
  },
  {
    key: 'high',
    organisation: 'main',
    region: 'east',
    name: '示范高级中学',
    shortName: '示范高中',
    firstGid: 10,
    lastGid: 12,
    classes: classesOf('high', [
      [10, 1],
      [11, 1],
      [12, 1],
    ]),
  },
  {
    key: 'near',
    organisation: 'main',
    region: 'east',
    name: '城东第二中学',
    shortName: '城东二中',
    firstGid: 7,
    lastGid: 9,
    classes: classesOf('near', [[8, 2]]),
  },
  {
    key: 'far',
    organisation: 'other',
    name: '远山学校',
    shortName: '远山',
    firstGid: 7,
    lastGid: 9,
    classes: classesOf('far', [[8, 1]]),
  },
  {
    key: 'cust',
    organisation: 'custom',
    name: '定制示范学校',
    shortName: '定制示范',
    firstGid: 7,
    lastGid: 9,
    classes: classesOf('cust', [[8, 1]]),
  },
];
