import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '../../../platform/lazily.js';
import type { AnnotatedProps, Annotating, AnnotationToolsProps } from './annotating-model.js';

const AnnotatingHost = lazily(() => import('./annotating-host.js').then((made) => made.AnnotatingHost));
const AnnotatedCopy = lazily(() => import('./annotated-copy.js').then((made) => made.AnnotatedCopy));
const AnnotationBar = lazily(() => import('./annotation-bar.js').then((made) => made.AnnotationBar));

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

/** The tools, while somebody annotates. */
export const AnnotationTools = ({ annotating, ...of }: AnnotationToolsProps) =>
  annotating.isOn && (
    <Suspense fallback={null}>
      <AnnotationBar annotating={annotating} {...of} />
    </Suspense>
  );
