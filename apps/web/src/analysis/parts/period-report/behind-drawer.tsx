import {
  MOST_BEHIND,
  type PeriodAsked,
  type PeriodBehind,
  periodReportApi,
} from '@zhibi/contract/analysis/period-report';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Line } from '../../../platform/rich/line.js';
import { Screen } from '../../../platform/screen.js';
import { formatDay, formatNumber, formatRate } from '../../../platform/time.js';
import { addressOf } from '../report-address.js';
import styles from './period-report.module.css';

/** What of a report is opened. */
export interface Opened {
  name: string;
  week?: string;
  knowledgeId?: string;
  questionId?: string;
}

interface BehindDrawerProps {
  asked: PeriodAsked;
  opened: Opened;
  isOpen: boolean;
  isOfDistrict: boolean;
  opensPapers: boolean;
  onClose: () => void;
}

/** The results behind a number; each leads to the report of its class, where the papers are. */
export function BehindDrawer({ asked, opened, isOpen, isOfDistrict, opensPapers, onClose }: BehindDrawerProps) {
  const { t } = useTranslation('periodReport');
  const { name, ...of } = opened;
  const read = useRead(periodReportApi.behind, { ...asked, ...of });
  const isOfAnswers = of.knowledgeId !== undefined || of.questionId !== undefined;
  const count = t(isOfAnswers ? 'behind.answers' : 'behind.count');
  const first = isOfDistrict ? ['school'] : ['homework', 'class', 'day'];
  const formulas = {
    [count]: t(isOfAnswers ? 'formula.answers' : 'formula.marked'),
    [t('behind.rate')]: t(isOfAnswers ? 'formula.answerRate' : 'formula.rate'),
  };
  const leads = (one: PeriodBehind) => opensPapers && one.homeworkId !== null && one.classId !== null;
  const titleOf = (one: PeriodBehind) =>
    opensPapers && one.homeworkId !== null && one.classId !== null ? (
      <Link className={styles.to} to={paperOf(one, one.homeworkId, one.classId)}>
        {one.title}
      </Link>
    ) : (
      one.title
    );
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size="wide"
      title={<Line text={t(isOfDistrict ? 'behind.ofDistrict' : 'behind.title', { name })} />}
    >
      <Screen
        read={read}
        skeleton={{ rows: 6 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('behind.none')} hint={t('behind.noneHint')} />}
      >
        {({ items }) => (
          <>
            <PlainTable
              asCards
              words={first.length}
              columns={[...first.map((one) => t(`behind.${one as 'school'}`)), count, t('behind.rate')]}
              formulas={formulas}
              rows={items.map((one) => ({
                key: `${one.schoolId} ${one.homeworkId} ${one.classId} ${one.itemId}`,
                opens: !isOfDistrict && leads(one) ? 'link' : undefined,
                cells: [
                  ...(isOfDistrict ? [one.schoolName] : [titleOf(one), one.className, formatDay(one.startAt)]),
                  formatNumber(one.count),
                  formatRate(one.rate),
                ],
              }))}
            />
            {items.length === MOST_BEHIND && <p className={styles.quiet}>{t('behind.most', { count: MOST_BEHIND })}</p>}
          </>
        )}
      </Screen>
    </Drawer>
  );
}

/** The report of the class, with the answers to the question opened. */
const paperOf = ({ itemId }: PeriodBehind, homeworkId: string, classId: string): string =>
  `${addressOf(homeworkId, classId)}${itemId === null ? '' : `&question=${itemId}`}`;
