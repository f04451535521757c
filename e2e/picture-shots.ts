/** A picture of a screen of the demo world. */
export interface Shot {
  name: string;
  who: string;
  path: string;
  readme?: true;
  /** Shown by a page of the manual. */
  manual?: true;
}

/** The addresses of the demo world's homework by what has become of it. */
export interface World {
  released: { homeworkId: string; paperId: string };
  written: { homeworkId: string; paperId: string };
  open: { homeworkId: string; paperId: string };
}

const both = { readme: true, manual: true } as const;
const manual = { manual: true } as const;

export const shotsOf = ({ released, written, open }: World): Shot[] => [
  { name: 'home', who: 'teacher01', path: '/index', ...both },
  { name: 'resource', who: 'teacher01', path: '/source/source?words=三角形', ...both },
  { name: 'papers', who: 'teacher01', path: '/source/list', ...manual },
  { name: 'compose', who: 'teacher01', path: `/paperTest/self?paper=${open.paperId}` },
  { name: 'preview', who: 'teacher01', path: `/paperTest/preview?paper=${released.paperId}`, ...both },
  { name: 'homework', who: 'teacher01', path: '/homework/written', ...manual },
  {
    name: 'submissions',
    who: 'teacher01',
    path: `/homework/written/detail?homework=${written.homeworkId}`,
    ...manual,
  },
  { name: 'pen-lab', who: 'teacher01', path: `/demo?homework=${open.homeworkId}` },
  { name: 'wall', who: 'teacher01', path: `/demo?homework=${open.homeworkId}&view=wall`, ...manual },
  { name: 'marking', who: 'teacher01', path: `/markFull?homework=${written.homeworkId}&item=last`, ...both },
  { name: 'reports', who: 'teacher01', path: '/study/analysis' },
  { name: 'report', who: 'teacher01', path: `/study/analysis?homework=${released.homeworkId}`, ...both },
  { name: 'period', who: 'teacher01', path: '/study/analysis?view=period', ...manual },
  { name: 'lecture', who: 'teacher01', path: '/jike', ...manual },
  { name: 'recommend', who: 'teacher01', path: '/study/recommend', ...manual },
  { name: 'write', who: 'teacher01', path: '/paperTest/addQues', ...manual },
  { name: 'practice', who: 'teacher01', path: '/source/practise', ...manual },
  { name: 'books', who: 'teacher01', path: '/paperTest/hwlxb', ...manual },
  { name: 'missing', who: 'teacher01', path: '/homework/missing', ...manual },
  { name: 'classes', who: 'teacher01', path: '/class/index', ...manual },
  { name: 'levels', who: 'teacher01', path: '/class/groupLevel', ...manual },
  { name: 'library', who: 'teacher01', path: '/paper/list', ...manual },
  { name: 'points', who: 'teacher01', path: '/class/comment', ...manual },
  { name: 'principal', who: 'principal01', path: '/index' },
  { name: 'students', who: 'schooladmin01', path: '/student/list', ...manual },
  { name: 'teachers', who: 'schooladmin01', path: '/teacher/list', ...manual },
  { name: 'year', who: 'schooladmin01', path: '/class/schoolYear', ...manual },
  { name: 'student-home', who: 'student03', path: '/index' },
  { name: 'student-homework', who: 'student03', path: '/student/detail', ...manual },
  { name: 'student-result', who: 'student03', path: `/student/detail?homework=${released.homeworkId}` },
  { name: 'wrong', who: 'student03', path: '/wrong', ...both },
  { name: 'activation', who: 'newteacher01', path: '/index' },
];
