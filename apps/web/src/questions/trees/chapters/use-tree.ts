import { useQueryClient } from '@tanstack/react-query';
import { type Lesson, type LessonPoint, type TreeOf, treesApi } from '@zhibi/contract/questions/trees';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refresh, useRead, useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import type { Undoable } from '../undo-note.js';
import type { Place } from './places.js';

/** What a lesson says of itself. */
export interface LessonSaid {
  hours: number | null;
  words: string[];
  points: LessonPoint[];
}

/** What was typed of a lesson and is not saved yet. */
export interface LessonDraft {
  hours?: number | null;
  text?: string;
  points?: Lesson['points'];
}

/** What a change of a tree makes untrue. */
const touched = [treesApi.tree, treesApi.checkTree];

/** A tree with what may be done in it. Whoever comes second is told and sees the newest; what was typed stays typed. */
export function useTree(of: TreeOf) {
  const { t } = useTranslation('trees');
  const queries = useQueryClient();
  const tree = useRead(treesApi.tree, { of });
  const [selectedId, select] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [removed, setRemoved] = useState<Undoable | null>(null);
  const [drafts] = useState(() => new Map<string, LessonDraft>()); // by node: who looks at another lesson finds them again
  const options = {
    handles: ['changed' as const, 'node-gone' as const],
    onRefused: ({ reason }: Refusal) => {
      if (reason !== 'changed' && reason !== 'node-gone') return;
      notify.warn(t('tree.changed'));
      void refresh(queries, touched);
    },
  };
  const adding = useWrite(treesApi.addNode, touched, { ...options, onDone: ({ nodeId }) => select(nodeId) });
  const renaming = useWrite(treesApi.renameNode, touched, options);
  const moving = useWrite(treesApi.moveNode, touched, options);
  const saying = useWrite(treesApi.saveLesson, [...touched, treesApi.lesson, treesApi.books], {
    ...options,
    onDone: () => notify.done(t('lesson.saved')),
  });
  const needing = useWrite(treesApi.setNeeds, touched, options);
  const removing = useWrite(treesApi.removeNode, [...touched, treesApi.books], options);
  const nodes = tree.data?.nodes ?? [];
  const here = { of, revision: tree.data?.revision ?? 0 };
  const remove = (nodeId: string, title: string) =>
    removing.mutate(
      { ...here, nodeId },
      {
        onSuccess: ({ undoId }) => {
          setRemoved({ kind: 'removed', undoId, words: t('tree.removed', { title }) });
          select(null);
        },
      },
    );
  return {
    tree,
    nodes,
    removed,
    select,
    remove,
    isAsking,
    setAsking,
    drafts,
    selected: nodes.find(({ id }) => id === selectedId),
    isBusy: [adding, renaming, moving, saying, needing, removing].some(({ isPending }) => isPending),
    forget: () => setRemoved(null),
    add: (parentId: string | null, title: string) => adding.mutate({ ...here, parentId, title }),
    rename: (nodeId: string, title: string) => renaming.mutate({ ...here, nodeId, title }),
    move: (nodeId: string, place: Place) => moving.mutate({ ...here, nodeId, ...place }),
    say: (nodeId: string, lesson: LessonSaid, onSaid: () => void) =>
      saying.mutate({ ...here, nodeId, ...lesson }, { onSuccess: onSaid }),
    setNeeds: (nodeId: string, needs: string[]) => needing.mutate({ ...here, nodeId, needs }),
  };
}
export type Keeping = ReturnType<typeof useTree>;
