import { type StageOverview, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Select, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { formatNumber } from '../../../platform/time.js';
import { heldDay } from '../parts/held-day.js';
import { useStagePlaces } from '../parts/use-stage-places.js';
import { AddedFigure } from './added-figure.js';
import { BinsFigure } from './bins-figure.js';
import { BoxFigure } from './box-figure.js';
import { Carried } from './carried.js';
import { ClassTable } from './class-table.js';
import styles from './detail.module.css';
import { KnowledgeTab, QuestionsTab } from './questions-tab.js';
import { Strip } from './strip.js';
import { StudentsTab } from './students-tab.js';
import { TableExport } from './table-export.js';
import { allTabs, type DetailPlace, useDetailPlace } from './use-detail-place.js';

/** One stage test, in the total or in a subject. */
export function Detail({ testId }: { testId: string }) {
  const place = useDetailPlace();
  const { subjectId } = place;
  const first = useRead(stageTestsApi.overview, { testId, subjectId }, { keepOld: true });
  // The teacher's own subject may not be in this test: then the total.
  const isMissing = first.error?.is('not-found') === true && subjectId !== null;
  const total = useRead(stageTestsApi.overview, isMissing ? { testId, subjectId: null } : null);
  return <Screen read={isMissing ? total : first}>{(overview) => <Shown overview={overview} place={place} />}</Screen>;
}

interface ShownProps {
  overview: StageOverview;
  place: DetailPlace;
}

function Shown({ overview, place }: ShownProps) {
  const { t } = useTranslation('stageTests');
  const { tab, toTab } = place;
  return (
    <>
      <Head overview={overview} place={place} />
      <Tabs
        className={styles.tabs}
        activeKey={tab}
        onChange={(key) => toTab(allTabs.find((one) => one === key) ?? 'overview')}
        items={allTabs.map((key) => ({ key, label: t(`detail.tab.${key}`) }))}
      />
      {tab === 'overview' && <Overview overview={overview} place={place} />}
      {tab === 'classes' && <ClassTable overview={overview} onOpen={place.toClass} isWhole />}
      {tab === 'students' && <StudentsTab overview={overview} place={place} />}
      {tab === 'questions' && <QuestionsTab overview={overview} place={place} />}
      {tab === 'knowledge' && <KnowledgeTab overview={overview} place={place} />}
      {tab === 'added' && (
        <Card>
          <AddedFigure overview={overview} extra={<TableExport overview={overview} table="added" />} />
        </Card>
      )}
    </>
  );
}

function Overview({ overview, place }: ShownProps) {
  return (
    <>
      <Strip overview={overview} />
      <div className={styles.figures}>
        <Card>
          <BoxFigure overview={overview} />
        </Card>
        <Card>
          <AddedFigure overview={overview} />
        </Card>
      </div>
      <div className={styles.figures}>
        <Card>
          <BinsFigure overview={overview} extra={<TableExport overview={overview} table="overview" />} />
        </Card>
        {overview.carried.length > 1 && <Carried overview={overview} />}
      </div>
      <ClassTable overview={overview} onOpen={place.toClass} />
    </>
  );
}

function Head({ overview, place }: ShownProps) {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  const places = useStagePlaces();
  const { heldOn, classes, fullScore, absent, unscored, added, state, subjects, testId } = overview;
  const facts = [
    t('detail.facts', { date: heldDay(heldOn), classes: classes.length, full: formatNumber(fullScore) }),
    ...(absent > 0 ? [t('detail.absentFact', { count: absent })] : []),
    ...(unscored > 0 ? [t('detail.unscoredFact', { count: unscored })] : []),
    ...(added ? [t('detail.startFact', { name: added.name })] : []),
    ...(state === 'draft' ? [t('detail.draft')] : []),
  ];
  return (
    <PageHead
      title={<span translate="no">{overview.name}</span>}
      note={facts.join(' · ')}
      back="/study/stageDetail"
      extra={
        <>
          <Select
            aria-label={t('detail.subject')}
            popupMatchSelectWidth={false}
            value={overview.subjectId ?? 0}
            options={[
              { value: 0, label: t('total') },
              ...subjects.map(({ subjectId, subjectName }) => ({
                value: subjectId,
                label: names.subject(subjectName),
              })),
            ]}
            onChange={(id: number) => place.toSubject(id === 0 ? null : id)}
          />
          {state !== 'archived' && <GoButton to={places.setUp(testId)}>{t('detail.setLines')}</GoButton>}
        </>
      }
    />
  );
}
