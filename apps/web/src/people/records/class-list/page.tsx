import { PlusOutlined } from '@ant-design/icons';
import { grouped } from '@zhibi/contract/kernel';
import { gradeName } from '@zhibi/contract/people';
import { type ClassRecord, recordsApi } from '@zhibi/contract/people/records';
import { rosterApi } from '@zhibi/contract/people/roster';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { Go } from '../../../platform/layout/go.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { useSession } from '../../../platform/session-store.js';
import { ImportButton } from '../parts/import-button.js';
import styles from './page.module.css';

const ClassDrawer = onDemand(() => import('./class-drawer.js').then((made) => made.ClassDrawer));
const NewClasses = onDemand(() => import('./new-classes.js').then((made) => made.NewClasses));

/** The classes of the school under their grades; which are shown, and which one is open, stands in the address. */
export function Page() {
  const { t } = useTranslation('records');
  const { language } = useSession();
  const [params, setParams] = useSearchParams();
  const isEnded = params.get('show') === 'ended';
  const openId = params.get('class');
  const [isAdding, setIsAdding] = useState(false);
  const read = useRead(recordsApi.classRecords, { ended: isEnded });
  const changed = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  const change = (name: string, value: string | null) => setParams(changed(name, value));
  const classes = read.data?.items ?? [];
  const students = classes.reduce((sum, one) => sum + one.students, 0);
  return (
    <>
      <PageHead
        title={t('class.title')}
        extra={
          <>
            <Go to="/devops/homework">{t('class.homework')}</Go>
            <Go to="/subject/index">{t('subject.title')}</Go>
            <Go to="/class/schoolYear">{t('class.schoolYear')}</Go>
            <Go to="/devops/upgrade">{t('class.schoolYear')}</Go>
            <ImportButton to="/student/import?kind=classes" />
            <ExportButton endpoint={rosterApi.export} input={{ kind: 'classes' }} />
            {read.data?.can.create && (
              <Button type="primary" icon={<PlusOutlined />} onClick={() => setIsAdding(true)}>
                {t('class.add')}
              </Button>
            )}
          </>
        }
      />
      <FilterBar
        result={
          read.data && `${t('class.classes', { count: classes.length })} · ${t('class.students', { count: students })}`
        }
      >
        <Segmented
          value={isEnded ? 'ended' : 'open'}
          options={[
            { value: 'open', label: t('class.open') },
            { value: 'ended', label: t('class.ended') },
          ]}
          onChange={(show) => change('show', show === 'ended' ? 'ended' : null)}
        />
      </FilterBar>
      <Screen
        read={read}
        skeleton={{ cards: 6 }}
        isEmpty={({ items }) => items.length === 0}
        empty={
          isEnded ? (
            <EmptyState title={t('class.emptyEnded')} hint={t('class.emptyEndedHint')} />
          ) : (
            <EmptyState title={t('class.empty')} hint={t('class.emptyHint')} />
          )
        }
      >
        {({ items }) =>
          [...grouped(items, ({ gid }) => gid)].map(([gid, list]) => (
            <section key={gid} className={styles.grade} aria-label={gradeName(gid, language)}>
              <h2>
                {gradeName(gid, language)}
                <span>
                  {t('class.classes', { count: list.length })} ·{' '}
                  {t('class.students', { count: list.reduce((sum, one) => sum + one.students, 0) })}
                </span>
              </h2>
              <ul className={styles.cards}>
                {list.map((one) => (
                  <li key={one.classId}>
                    <ClassCard one={one} to={`?${changed('class', one.classId)}`} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </Screen>
      {isAdding && read.data && (
        <NewClasses firstGid={read.data.firstGid} lastGid={read.data.lastGid} onClose={() => setIsAdding(false)} />
      )}
      {openId && <ClassDrawer key={openId} classId={openId} onClose={() => change('class', null)} />}
    </>
  );
}

/** A class that can be opened: its name, how many, who leads it. */
function ClassCard({ one, to }: { one: ClassRecord; to: string }) {
  const { t } = useTranslation('records');
  const teachers = new Set(one.lessons.map(({ teacherId }) => teacherId)).size;
  return (
    <Link className={styles.card} to={to}>
      <b title={one.className}>{one.className}</b>
      <em>{t('class.students', { count: one.students })}</em>
      <span>{one.headTeacher ? t('class.head', { name: one.headTeacher.name }) : t('class.noHead')}</span>
      <span>{teachers > 0 ? t('class.teachers', { count: teachers }) : t('class.noTeachers')}</span>
    </Link>
  );
}
