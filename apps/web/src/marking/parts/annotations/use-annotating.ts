import { useQueryClient } from '@tanstack/react-query';
import { markingEvents } from '@zhibi/contract/events/marking';
import { type AnnotatedCopy, annotationsApi } from '@zhibi/contract/marking/annotations';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { call, keyOf, useRead } from '../../../platform/api.js';
import { useEvent } from '../../../platform/events/use-event.js';
import { uuid } from '../../../platform/events/wire.js';
import { notify } from '../../../platform/notify.js';
import { AnnotationPost, type PostState, type Step } from './annotation-post.js';
import { markAt, type Tool } from './tool.js';
import { useAnnotatingKeys } from './use-annotating-keys.js';

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
  of: (studentId: string) => AnnotatedCopy | undefined;
  do: (steps: Step[]) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  state: PostState;
}

const nobody: readonly AnnotatedCopy[] = [];

/** Annotating the copies that are on the screen: what stands there, what the hand holds, and the way to the school. */
export function useAnnotating(homeworkId: string, studentIds: readonly string[]): Annotating {
  const { t } = useTranslation('annotations');
  const queries = useQueryClient();
  const [isOn, setOn] = useState(false);
  const [tool, setTool] = useState<Tool>({ kind: 'pen' });
  const wanted = [...new Set(studentIds)].sort();
  const asked = wanted.length > 0 ? { homeworkId, studentIds: wanted } : null;
  const read = useRead(annotationsApi.list, asked, { keepOld: true, quiet: true });
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(annotationsApi.list) });
  const [post] = useState(
    () =>
      new AnnotationPost(homeworkId, {
        put: (input) => call(annotationsApi.put, input, { quiet: true }),
        refresh,
        refused: (error) => notify.error(t('refused', { why: error.message })),
        unsaved: (count) => t('unsent', { count }),
      }),
  );
  // The post lives outside React: it goes on while the page is left.
  useEffect(() => post.open(), [post]);
  const state = useSyncExternalStore(post.watch, post.get);
  useEvent(markingEvents.annotated, (news) => {
    if (news.homeworkId === homeworkId && wanted.includes(news.studentId) && post.get().unsent === 0) void refresh();
  });
  const copies = read.data?.copies ?? nobody;
  const of = (studentId: string): AnnotatedCopy | undefined => {
    const told = copies.find((one) => one.studentId === studentId);
    return told && { ...told, items: post.shown(studentId, told.items) };
  };
  const take = (to: Tool, at?: LookedAt) => {
    setTool(to);
    const mark = at && markAt(to, [at.xMm, at.yMm]);
    if (!mark || of(at.studentId)?.closedPages.includes(at.page) !== false) return;
    const annotationId = uuid();
    post.do([{ studentId: at.studentId, annotationId, before: null, after: { page: at.page, mark } }]);
    // What was put down is at hand, for the arrows to move it; it is drawn first.
    requestAnimationFrame(() => document.querySelector<SVGElement>(`[data-annotation="${annotationId}"]`)?.focus());
  };
  const annotating: Annotating = {
    isOn: isOn && wanted.length > 0,
    toggle: () => setOn(!isOn),
    tool,
    take,
    of,
    do: (steps) => post.do(steps),
    undo: () => post.undo(wanted),
    redo: () => post.redo(wanted),
    canUndo: post.canUndo(wanted),
    canRedo: post.canRedo(wanted),
    state,
  };
  useAnnotatingKeys(annotating, wanted.length > 0);
  return annotating;
}
