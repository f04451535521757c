import type { AnswerToMark } from '@zhibi/contract/marking';
import type { AnnotatedCopy as Copy } from '@zhibi/contract/marking/annotations';
import type { Rect } from '@zhibi/ink';
import type { PostState, Step } from './annotation-post.js';
import type { Tool } from './tool.js';

/** Where a stamp goes that a key puts down: the answer that is looked at. */
export interface LookedAt {
  studentId: string;
  page: number;
  xMm: number;
  yMm: number;
}

export interface Annotating {
  isOn: boolean;
  toggle: () => void;
  tool: Tool;
  /** Takes a tool in the hand; one that puts something down does so at once where no pointer says where. */
  take: (tool: Tool, at?: LookedAt) => void;
  /** What stands on a copy; undefined until it is known. */
  of: (studentId: string) => Copy | undefined;
  do: (steps: Step[]) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  state: PostState;
}

export interface AnnotatedProps {
  annotating: Annotating;
  studentId: string;
  page: number;
  /** The part of the page that is looked at. */
  view: Rect;
}

export interface AnnotationToolsProps {
  annotating: Annotating;
  /** The answer that is looked at, and what it has now. */
  answer: AnswerToMark | undefined;
  score: number | null;
}
