import type { CopyForm, PageSize } from '@zhibi/contract/papers';
import type { CharacterPrint } from '@zhibi/contract/papers/characters';
import type { QuestionBody } from '@zhibi/contract/questions';

/** One question as it stands in a paper. */
export interface SheetItem {
  itemId: string;
  /** Printed number, `1` or `15`. */
  no: string;
  question: QuestionBody;
  score: number;
  /** Height of the space to write in, in mm; by the score when left out. */
  answerSpaceMm?: number;
  /** Options side by side; as many as fit (4, 2 or 1) when left out. */
  optionColumns?: 1 | 2 | 4;
  /** Writing (8): squares for Chinese, lines for a letter in English, four lines for letters that are learned; squares when left out. */
  writing?: 'squares' | 'lines' | 'four-lines';
  /** Writing (8): number of squares; by the score when left out. */
  squares?: number;
}

export interface SheetSection {
  /** `一、选择题` */
  title: string;
  /** `（每小题 3 分，共 24 分）`, set small after the title. */
  note?: string;
  items: SheetItem[];
}

/** All that is printed of a paper. Plain data: it crosses to a worker thread as it is. */
export interface PaperSheet {
  /** Decide how it is printed, see `mannerOf`: what is neither of these is printed as maths of a junior school is. */
  stage?: 'primary' | 'junior' | 'senior';
  subject?: 'chinese' | 'maths' | 'english';
  /** Large line of the head; `\n` breaks it. */
  title: string;
  /** `青禾实验中学 2026 学年第一学期`, above the title. */
  schoolLine?: string;
  /** `九年级数学　满分：100 分　时间：90 分钟`, below the title. */
  factsLine?: string;
  /** Its copies may carry a second code at the top: the title breaks before it reaches there. */
  narrowTitle?: boolean;
  /** 注意事项, in a frame under the head. */
  notes?: string[];
  /** Stands above every page but the first, at its left and its right end; school line and title when left out. */
  runningHead?: [string, string];
  /** Said before 第 x 页（共 y 页） at the foot; the title when left out. */
  footLine?: string;
  sections: SheetSection[];
  /** Where the questions come from and under what right they are printed: small lines after the last of them. */
  credits?: string[];
  /** A sheet of oral arithmetic: sums in so many columns and, under the title, what such a sheet asks for. */
  sums?: { columns: number; numbered: boolean; minutes: number | null };
  /** A sheet of characters to practise, and the strokes of its characters: paths in a square of 1024, y growing upward from -124. */
  characters?: CharacterPrint & { outlines: Readonly<Record<string, readonly string[]>> };
  /** Bytes of the pictures that questions name by `fileId`: PNG, JPEG, GIF, WebP or SVG. */
  pictures?: Record<string, Uint8Array>;
}

export interface LayoutOptions {
  pageSize: PageSize;
  columns: 1 | 2;
  /** 密封线 on the binding side of every sheet. */
  sealLine: boolean;
  /** 得分栏 under the title. */
  scoreTable: boolean;
  /**
   * `student` to write on; `answer` the same pages with the answers in place; `teacher` answers and analyses after each question; `key` numbers and
   * answers alone, `explained` with the analyses: nothing is written on these two, so they have no areas, no marks and no sealed line.
   */
  edition: 'student' | 'answer' | 'teacher' | 'key' | 'explained';
  /** For a reader who needs another edition; `usual` when left out. */
  form?: CopyForm | undefined;
  /** Printed under dot codes: everything without carbon black (K), which pens see. */
  forDots?: boolean;
  /** 答题卡: the places to answer in without the questions, which are handed out apart. */
  answerCard?: boolean | undefined;
  /** Draws the outline of every answer area, for checking. */
  showAreas?: boolean;
  /** 田字格 or 米字格 for calligraphy. */
  characterGrid?: 'tian' | 'mi';
}

/** Pages that nobody writes on: the answers without the questions. */
export const isKeyPage = (edition: LayoutOptions['edition']): edition is 'key' | 'explained' =>
  edition === 'key' || edition === 'explained';

export type LayoutIssueKind =
  | 'empty-paper'
  | 'formula-unreadable'
  | 'formula-too-large'
  | 'formula-shrunk'
  | 'picture-missing'
  | 'picture-broken'
  | 'picture-shrunk'
  | 'picture-has-carbon'
  | 'too-many-options'
  | 'space-shrunk'
  | 'character-missing'
  | 'item-over-pages';

/** Something that a person should look at before printing. `detail` is the formula, file id, characters or page. */
export interface LayoutIssue {
  kind: LayoutIssueKind;
  itemId: string | null;
  detail: string;
}
