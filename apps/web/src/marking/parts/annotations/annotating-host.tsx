import { useQueryClient } from '@tanstack/react-query';
import { type AnnotatedCopy, annotationsApi } from '@zhibi/contract/marking/annotations';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { call, keyOf, useRead } from '../../../platform/api.js';
import { uuid } from '../../../platform/events/wire.js';
import { notify } from '../../../platform/notify.js';
import { AnnotateButton } from './annotate-button.js';
import type { Annotating, LookedAt } from './annotating-model.js';
import { AnnotationPost } from './annotation-post.js';
import { markAt, type Tool } from './tool.js';
import { useAnnotatingKeys } from './use-annotating-keys.js';

export interface AnnotatingHostProps {
  homeworkId: string;
  /** Of the copies on the screen, one after the other with a space between. */
  students: string;
  hasButton: boolean;
  tell: (annotating: Annotating) => void;
}

const nobody: readonly AnnotatedCopy[] = [];
/** What a colleague draws on the same page meanwhile. */
const LOOK_AGAIN_MS = 20_000;

/** Knows what stands on the copies of the screen, what the hand holds, and the way to the school; told to the screen, which does not wait for it. */
export function AnnotatingHost({ homeworkId, students, hasButton, tell }: AnnotatingHostProps) {
  const { t } = useTranslation('annotations');
  const queries = useQueryClient();
  const [isOn, setOn] = useState(false);
  const [tool, setTool] = useState<Tool>({ kind: 'pen' });
  const studentIds = useMemo(() => students.split(' '), [students]);
  const read = useRead(
    annotationsApi.list,
    { homeworkId, studentIds },
    { keepOld: true, quiet: true, ...(isOn && { everyMs: LOOK_AGAIN_MS }) },
  );
  const [post] = useState(
    () =>
      new AnnotationPost(homeworkId, {
        put: (input) => call(annotationsApi.put, input, { quiet: true }),
        refresh: () => queries.invalidateQueries({ queryKey: keyOf(annotationsApi.list) }),
        refused: (error) => notify.error(t('refused', { why: error.message })),
        unsaved: (count) => t('unsent', { count }),
      }),
  );
  // The post lives outside React: it goes on while the page is left.
  useEffect(() => post.open(), [post]);
  const state = useSyncExternalStore(post.watch, post.get);
  const copies = read.data?.copies ?? nobody;
  const annotating = useMemo((): Annotating => {
    const shown = new Map(
      copies.map((told) => [told.studentId, { ...told, items: post.shown(told.studentId, told.items) }]),
    );
    const take = (to: Tool, at?: LookedAt) => {
      setTool(to);
      const mark = at && markAt(to, [at.xMm, at.yMm]);
      if (!mark || shown.get(at.studentId)?.closedPages.includes(at.page) !== false) return;
      const annotationId = uuid();
      post.do([{ studentId: at.studentId, annotationId, before: null, after: { page: at.page, mark } }]);
      focusOnceDrawn(annotationId);
    };
    return {
      isOn,
      toggle: () => setOn(!isOn),
      tool,
      take,
      of: (studentId) => shown.get(studentId),
      do: (steps) => post.do(steps),
      undo: () => post.undo(studentIds),
      redo: () => post.redo(studentIds),
      canUndo: post.canUndo(studentIds),
      canRedo: post.canRedo(studentIds),
      state,
    };
  }, [copies, post, isOn, tool, studentIds, state]);
  useAnnotatingKeys(annotating);
  // The screen stands above: it is told before anything is painted, so that the next touch meets the tool that was taken.
  useLayoutEffect(() => tell(annotating), [annotating, tell]);
  return hasButton && <AnnotateButton annotating={annotating} />;
}

/** What a key put down is at hand, for the arrows to move it. */
function focusOnceDrawn(annotationId: string): void {
  const focus = () => document.querySelector<SVGElement>(`[data-annotation="${annotationId}"]`)?.focus();
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
