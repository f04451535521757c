import { homeworkApi, type SeatsOfClass, seatForms } from '@zhibi/contract/homework';
import { type PaperSummary, papersApi } from '@zhibi/contract/papers';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite, useRead } from '../../../platform/api.js';
import { Go } from '../../../platform/layout/go.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { Screen } from '../../../platform/screen.js';
import { formatNumber } from '../../../platform/time.js';
import type { Form } from './form.js';
import { letterOf, siblingsOf } from './parallel.js';
import styles from './seat-forms.module.css';

interface SeatFormsProps {
  subjectId: number;
  paperId: string;
  form: Form;
  onChange: (change: Partial<Form>) => void;
}

/** The parallel papers that are dealt by seats, and how they lie on them. */
export function SeatForms({ subjectId, paperId, form, onChange }: SeatFormsProps) {
  const { t } = useTranslation('homework', { keyPrefix: 'seats' });
  const papers = useInfinite(papersApi.list, { subjectId });
  const others = papers.rows.filter((paper) => paper.paperId !== paperId && paper.questionCount > 0);
  const own = papers.rows.find((paper) => paper.paperId === paperId);
  const siblings = own ? siblingsOf(own, others).slice(0, seatForms.most - 1) : [];
  const choose = (some: readonly Pick<PaperSummary, 'paperId'>[]) =>
    onChange({ seatPapers: some.map((one) => one.paperId) });
  return (
    <div className={styles.forms}>
      <Select
        mode="multiple"
        maxCount={seatForms.most - 1}
        aria-label={t('papers')}
        placeholder={t('choose')}
        optionFilterProp="label"
        value={[...form.seatPapers]}
        options={others.map((paper) => ({ value: paper.paperId, label: paper.title }))}
        onChange={(chosen) => onChange({ seatPapers: chosen })}
      />
      {form.seatPapers.length === 0 && siblings.length > 0 && (
        <Button size="small" className={styles.propose} onClick={() => choose(siblings)}>
          {t('propose', { titles: siblings.map(({ title }) => title).join(' ') })}
        </Button>
      )}
      {form.seatPapers.length > 0 && <Dealt paperIds={[paperId, ...form.seatPapers]} classIds={form.classIds} />}
    </div>
  );
}

function Dealt({ paperIds, classIds }: { paperIds: readonly string[]; classIds: readonly string[] }) {
  const { t } = useTranslation('homework', { keyPrefix: 'seats' });
  const read = useRead(homeworkApi.seatForms, { paperIds: [...paperIds], classIds: [...classIds] });
  return (
    <Screen read={read} skeleton={{ rows: 3 }}>
      {({ papers, isEqual, shared, classes }) => {
        const rates = papers.map(({ difficulty }) => difficulty.toFixed(2)).join(' / ');
        const scores = papers.map(({ totalScore }) => formatNumber(totalScore)).join(' / ');
        return (
          <>
            <ul className={styles.facts}>
              {papers.map(({ paperId, title, students }, at) => (
                <li key={paperId}>
                  <b>{t('form', { letter: letterOf(at) })}</b> {title} · {t('students', { count: students })}
                </li>
              ))}
              <Told isWell={isEqual.difficulty} words={t(isEqual.difficulty ? 'alike' : 'notAlike', { rates })} />
              {!isEqual.score && <Told isWell={false} words={t('scores', { scores })} />}
              {shared > 0 && <Told isWell={false} words={t('shared', { count: shared })} />}
            </ul>
            {classes.map((one) => (
              <ClassSeats key={one.classId} of={one} forms={papers.length} />
            ))}
          </>
        );
      }}
    </Screen>
  );
}

const Told = ({ isWell, words }: { isWell: boolean; words: string }) => (
  <li>
    <StatusTag tone={isWell ? 'done' : 'warn'}>{words}</StatusTag>
  </li>
);

function ClassSeats({
  of: { classId, className, room, seats, unseated, alike },
  forms,
}: {
  of: SeatsOfClass;
  forms: number;
}) {
  const { t } = useTranslation('homework', { keyPrefix: 'seats' });
  const names = unseated.map(({ name, form }) => t('nameOf', { name, letter: letterOf(form) })).join(' ');
  return (
    <section className={styles.of} aria-label={t('seatsOf', { class: className })}>
      <b>{className}</b>
      {room === null ? (
        <p>
          {t('noPlan')} <Go to={`/class/arrange?classId=${classId}`}>{t('arrange')}</Go>
        </p>
      ) : (
        <>
          <p>
            {t(alike.beside === 0 ? 'beside' : 'besideSome', { count: alike.beside })}
            {t(alike.across === 0 ? 'acrossNone' : 'across', { count: alike.across })}
            {alike.across > 0 && forms < seatForms.most && t('acrossWhy')}
          </p>
          <ol
            className={styles.room}
            style={{ gridTemplateColumns: columnsOf(room.columns, room.aisles) }}
            aria-label={t('front')}
          >
            {seats.map(({ studentId, name, row, column, form }) => (
              <li
                key={studentId}
                data-form={letterOf(form)}
                style={{ gridRow: row, gridColumn: column + room.aisles.filter((after) => after < column).length }}
              >
                <b>{letterOf(form)}</b>
                <span>{name}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {names !== '' && <p>{t('unseated', { names })}</p>}
    </section>
  );
}

/** An aisle is a narrow column of its own. */
const columnsOf = (columns: number, aisles: readonly number[]): string =>
  Array.from({ length: columns }, (_, at) => `minmax(0, 1fr)${aisles.includes(at + 1) ? ' 6px' : ''}`).join(' ');
