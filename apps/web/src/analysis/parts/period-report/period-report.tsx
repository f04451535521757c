import { type PeriodLine, type PeriodReport, periodReportApi } from '@zhibi/contract/analysis/period-report';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useEnterSchool, useUser } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { addressOf, REPORTS } from '../report-address.js';
import { BehindDrawer, type Opened } from './behind-drawer.js';
import { Choices } from './choices.js';
import { Export } from './export-button.js';
import { Figures } from './figures.js';
import styles from './period-report.module.css';
import { type Place, usePlace } from './place.js';
import { useLineName } from './use-line-name.js';
import { ViewSwitch } from './view-switch.js';

/** Results beyond one homework: of a district, a school, a grade or a class over some days. */
export function PeriodReportPage() {
  const place = usePlace();
  const read = useRead(periodReportApi.report, place.asked);
  return <Screen read={read}>{(report) => <Report report={report} place={place} />}</Screen>;
}

function Report({ report, place }: { report: PeriodReport; place: Place }) {
  const { t } = useTranslation(['periodReport', 'analysis']);
  const { asRegion, schoolId } = useUser();
  const { days, asked, go } = place;
  const isOfDistrict = asRegion && schoolId === '';
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (next: Opened) => {
    setOpened(next);
    setIsOpen(true);
  };
  const onLine = useLineOpener(report, go);
  const note = t('note', { from: days.from, to: days.to });
  return (
    <>
      <PageHead
        title={t('analysis:classReport.title')}
        note={days.isCut ? t('tooLong', { from: days.from }) : note}
        extra={
          <>
            {!isOfDistrict && <ViewSwitch view="period" />}
            <Export asked={asked} />
          </>
        }
      />
      <Choices place={place} subjects={report.subjects} />
      <Trail report={report} go={go} />
      <Figures report={report} onOpen={open} onLine={onLine} />
      {opened && (
        <BehindDrawer
          asked={asked}
          opened={opened}
          isOpen={isOpen}
          isOfDistrict={isOfDistrict}
          opensPapers={report.opensPapers}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Where a line leads; undefined where it leads no further. */
function useLineOpener({ by, opensPapers }: PeriodReport, go: Place['go']): ((line: PeriodLine) => void) | undefined {
  const enter = useEnterSchool();
  const navigate = useNavigate();
  const { now } = usePlace();
  if (by === 'school') return ({ id }) => enter(id, `${REPORTS}?view=period`);
  if (by === 'grade') return ({ id }) => go({ gid: id });
  if (by === 'class') return ({ id }) => go({ class: id });
  return opensPapers ? ({ id }) => void navigate(addressOf(id, now.class)) : undefined;
}

/** From the school down to what is shown, and back up. */
function Trail({ report: { name, gid, className }, go }: { report: PeriodReport; go: Place['go'] }) {
  const { t } = useTranslation('periodReport');
  const nameOf = useLineName();
  const top = name === '' ? t('district') : name;
  const grade = gid === null ? '' : nameOf({ name: '', gid, startAt: null });
  const steps = [
    { text: top, to: { gid: '', class: '' } },
    ...(gid === null ? [] : [{ text: grade, to: { gid: String(gid), class: '' } }]),
    ...(className === '' ? [] : [{ text: className, to: {} }]),
  ];
  return (
    <nav className={styles.trail} aria-label={t('trail')}>
      {steps.map(({ text, to }, at) =>
        at === steps.length - 1 ? (
          <b key={text}>{text}</b>
        ) : (
          <button key={text} type="button" className={styles.step} onClick={() => go(to)}>
            {text}
          </button>
        ),
      )}
    </nav>
  );
}
