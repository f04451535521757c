import { homeworkApi } from '@zhibi/contract/homework';
import { Segmented } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { lazily } from '../../../platform/lazily.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { HomeworkChoice } from '../../parts/homework-choice.js';
import { homeworkIn } from '../../parts/homework-in-address.js';
import { PenLab } from './pen-lab.js';
import styles from './pen-lab.module.css';

/** Each view comes when it is looked at. */
const Queue = lazily(() => import('./queue/queue.js').then((made) => made.Queue));
const Wall = lazily(() => import('./live-wall/wall.js').then((made) => made.Wall));

const views = ['pen', 'wall', 'queue'] as const;

/** The pen lab: write as a student's pen would, look at everybody's paper live, find a home for lost ink. */
export function Page() {
  const { t } = useTranslation('capture');
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'pen';
  const homeworkId = homeworkIn(params);
  const set = (change: Record<string, string>) =>
    setParams((old) => ({ ...Object.fromEntries(old), ...change }), { replace: true });
  const frame = {
    title: t(`lab.titles.${view}`),
    back: '/index',
    middle: (
      <Segmented
        aria-label={t('lab.view')}
        value={view}
        options={views.map((value) => ({ value, label: t(`lab.views.${value}`) }))}
        onChange={(next) => set({ view: next })}
      />
    ),
    actions: view !== 'queue' && (
      <HomeworkChoice value={homeworkId} onChoose={(next) => setParams({ view, homework: next })} />
    ),
  };
  const homework = useRead(homeworkApi.detail, homeworkId === null || view === 'queue' ? null : { homeworkId });

  if (view === 'queue')
    return (
      <ToolFrame {...frame}>
        <Suspense>
          <Queue />
        </Suspense>
      </ToolFrame>
    );
  if (homeworkId === null)
    return (
      <ToolFrame {...frame}>
        <div className={styles.first}>
          <EmptyState title={t('lab.choose')} hint={t('lab.chooseHint')} />
        </div>
      </ToolFrame>
    );
  if (!homework.data)
    return (
      <ToolFrame {...frame}>
        <Screen read={homework}>{() => null}</Screen>
      </ToolFrame>
    );
  if (view === 'wall')
    return (
      <ToolFrame {...frame} note={homework.data.title}>
        <Suspense>
          <Wall homework={homework.data} />
        </Suspense>
      </ToolFrame>
    );
  return <PenLab key={homeworkId} homework={homework.data} frame={frame} />;
}
