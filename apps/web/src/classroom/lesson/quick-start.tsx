import { classroomApi, type NotAsked, type TaskKind, taskKinds } from '@zhibi/contract/classroom';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useWrite } from '../../platform/api.js';
import { onDemand } from '../../platform/layout/on-demand.js';
import { ImportFile } from '../parts/importing/import-file.js';
import { KindTile } from '../parts/kind-tile.js';
import { FromCart } from './from-cart.js';
import styles from './lesson.module.css';
import { contentOf, type Wish } from './new-task.js';
import { NotAskedList } from './not-asked-list.js';

const WishDrawer = onDemand(
  () => import('./wish-drawer.js').then((made) => made.WishDrawer),
  ({ kind }) => kind !== null,
);

const plain = (kind: TaskKind): Wish => ({
  kind,
  prompt: '',
  options: 4,
  seconds: null,
  secrecy: 'named',
  ballot: 'one',
  words: '',
});
/** What starts by one tap, the question said aloud; the rest asks first. */
const atOnce: readonly TaskKind[] = [2, 3, 4, 5];
const asked: readonly TaskKind[] = [13, 0, 7, 9, 10, 11];

/** From nothing to an open task in one tap, or two. */
export function QuickStart({ lessonId, isBusy }: { lessonId: string; isBusy: boolean }) {
  const { t } = useTranslation('classroom');
  const [left, setLeft] = useState<readonly NotAsked[]>([]);
  const [asking, setAsking] = useState<TaskKind | null>(null);
  const adding = useWrite(classroomApi.addTask, [classroomApi.board], { onDone: () => setAsking(null) });
  const words = [t('yes'), t('no')];
  const start = (wish: Wish, isOpened: boolean) =>
    adding.mutate({ lessonId, taskId: v7(), kind: wish.kind, content: contentOf(wish, words), isOpened });
  return (
    <section className={styles.quick} aria-label={t('lesson.quick')}>
      <h2>{t('lesson.quick')}</h2>
      <NotAskedList left={left} onClose={() => setLeft([])} />
      {isBusy && <p className={styles.why}>{t('lesson.busy')}</p>}
      <div className={styles.kinds}>
        {atOnce.map((kind) => (
          <Button
            key={kind}
            icon={<KindTile kind={kind} />}
            disabled={isBusy || adding.isPending}
            onClick={() => start(plain(kind), true)}
          >
            {kind === 2 ? t('lesson.yesNow') : t(`kind.${taskKinds[kind].name}`)}
          </Button>
        ))}
        {asked.map((kind) => (
          <Button key={kind} icon={<KindTile kind={kind} />} onClick={() => setAsking(kind)}>
            {t(`kind.${taskKinds[kind].name}`)}
          </Button>
        ))}
        <FromCart lessonId={lessonId} isBusy={isBusy} onLeft={setLeft} />
        <ImportFile lessonId={lessonId} />
      </div>
      <WishDrawer
        kind={asking}
        isBusy={isBusy}
        isSending={adding.isPending}
        onStart={start}
        onClose={() => setAsking(null)}
      />
    </section>
  );
}
