import type { AnswerToMark } from '@zhibi/contract/marking';
import type { AnnotatedCopy as Copy } from '@zhibi/contract/marking/annotations';
import type { Rect } from '@zhibi/ink';
import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '../../../platform/lazily.js';
import type { PostState, Step } from './annotation-post.js';
import type { Tool } from './tool.js';

const AnnotatingHost = lazily(() => import('./annotating-host.js').then((made) => made.AnnotatingHost));
const AnnotatedCopy = lazily(() => import('./annotated-copy.js').then((made) => made.AnnotatedCopy));
const AnnotationBar = lazily(() => import('./annotation-bar.js').then((made) => made.AnnotationBar));

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

const nothing = () => {};
/** Until it is loaded, and where nobody annotates. */
const idle: Annotating = {
  isOn: false,
  toggle: nothing,
  tool: { kind: 'pen' },
  take: nothing,
  of: () => undefined,
  do: nothing,
  undo: nothing,
  redo: nothing,
  canUndo: false,
  canRedo: false,
  state: { post: { state: 'saved', refused: '' }, unsent: 0, acts: 0 },
};

/**
 * Annotating the copies that are on the screen. The screen draws `host` somewhere: what annotating takes is fetched after the answers, and
 * nobody who only scores waits for it.
 * @param hasButton the host is the button that takes the pen up, and stands where that belongs
 */
export function useAnnotating(
  homeworkId: string,
  studentIds: readonly string[],
  { hasButton = false }: { hasButton?: boolean } = {},
): { annotating: Annotating; host: ReactNode } {
  const [annotating, tell] = useState(idle);
  const students = [...new Set(studentIds)].sort().join(' ');
  if (students === '') return { annotating: idle, host: null };
  return {
    annotating,
    host: (
      <Suspense fallback={null}>
        <AnnotatingHost homeworkId={homeworkId} students={students} hasButton={hasButton} tell={tell} />
      </Suspense>
    ),
  };
}

export interface AnnotatedProps {
  annotating: Annotating;
  studentId: string;
  page: number;
  /** The part of the page that is looked at. */
  view: Rect;
}

/** What teachers put on a page of a copy, where there is anything, and the glass over it while somebody annotates. */
export function Annotated({ annotating, studentId, ...place }: AnnotatedProps) {
  const copy = annotating.of(studentId);
  if (!copy || (copy.items.length === 0 && !annotating.isOn)) return null;
  return (
    <Suspense fallback={null}>
      <AnnotatedCopy annotating={annotating} copy={copy} {...place} />
    </Suspense>
  );
}

export interface AnnotationToolsProps {
  annotating: Annotating;
  /** The answer that is looked at, and what it has now. */
  answer: AnswerToMark | undefined;
  score: number | null;
}

/** The tools, while somebody annotates. */
export const AnnotationTools = ({ annotating, ...of }: AnnotationToolsProps) =>
  annotating.isOn && (
    <Suspense fallback={null}>
      <AnnotationBar annotating={annotating} {...of} />
    </Suspense>
  );
