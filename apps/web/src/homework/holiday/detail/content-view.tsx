import { type HolidayDetail, type HolidayPart, holidayApi } from '@zhibi/contract/homework/holiday';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { DaysCalendar } from './days-calendar.js';
import styles from './detail.module.css';

const FillDrawer = onDemand(
  () => import('./fill-drawer.js').then((made) => made.FillDrawer),
  ({ subjectId }) => subjectId !== null,
);

/** What each subject has put in, and how full the days are. */
export function ContentView({ booklet }: { booklet: HolidayDetail }) {
  const { t } = useTranslation('holiday');
  const names = useNames();
  const [params, setParams] = useSearchParams();
  const { parts, can } = booklet;
  const asked = Number(params.get('fill'));
  const open = (subjectId: number | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (subjectId === null) next.delete('fill');
      else next.set('fill', String(subjectId));
      return next;
    });
  const empty = can.fill.filter(({ subjectId }) => !parts.some((part) => part.subjectId === subjectId));
  return (
    <div className={styles.cards}>
      <Card
        title={t('parts.title')}
        extra={empty.map(({ subjectId, subjectName }) => (
          <Button key={subjectId} onClick={() => open(subjectId)}>
            {t('parts.put', { subject: names.subject(subjectName) })}
          </Button>
        ))}
      >
        {parts.length === 0 && <EmptyState title={t('parts.none')} hint={t('parts.noneHint')} />}
        <ul className={styles.parts}>
          {parts.map((part) => (
            <PartRow
              key={part.subjectId}
              holidayId={booklet.holidayId}
              part={part}
              onChange={can.fill.some(({ subjectId }) => subjectId === part.subjectId) ? open : undefined}
            />
          ))}
        </ul>
      </Card>
      <DaysCalendar booklet={booklet} />
      <FillDrawer
        booklet={booklet}
        subjectId={can.fill.some(({ subjectId }) => subjectId === asked) ? asked : null}
        onClose={() => open(null)}
      />
    </div>
  );
}

interface PartRowProps {
  holidayId: string;
  part: HolidayPart;
  /** Absent where the subject is another's, or all is printed. */
  onChange: ((subjectId: number) => void) | undefined;
}

function PartRow({ holidayId, part, onChange }: PartRowProps) {
  const { t } = useTranslation('holiday');
  const names = useNames();
  const { subjectId, subjectName, teacherName, questions, minutes, minutesADay, leftOut, loadReason, revision } = part;
  const clearing = useWrite(holidayApi.clear, [holidayApi.detail, holidayApi.list]);
  const subject = names.subject(subjectName);
  return (
    <li>
      <span>
        <b>{subject}</b> <span translate="no">{teacherName}</span>
        <small>
          {t('parts.facts', {
            questions: t('questions', { count: questions }),
            minutes: t('minutes', { count: Math.round(minutes) }),
            aDay: minutesADay,
          })}
          {leftOut > 0 && ` · ${t('parts.leftOut', { count: leftOut })}`}
          {loadReason && ` · ${t('parts.reason', { reason: loadReason })}`}
        </small>
      </span>
      {onChange && (
        <span className={styles.actions}>
          <Button onClick={() => onChange(subjectId)}>{t('parts.change', { subject })}</Button>
          <Confirm
            title={t('parts.removeAsk', { subject })}
            words={t('parts.remove')}
            isDangerous
            onConfirm={() => clearing.mutate({ holidayId, subjectId, revision })}
          >
            <Button loading={clearing.isPending}>{t('parts.remove')}</Button>
          </Confirm>
        </span>
      )}
    </li>
  );
}
